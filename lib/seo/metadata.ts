import type { Metadata } from 'next';
import { type PageRecord, pages } from '@/content/pages';
import { site } from '@/content/site';
import { describePicture } from '@/lib/articles/cover';
import type { Post } from '@/lib/articles/post';
import { describeShareCover, findShareCover, toSharePath } from '@/lib/figures/covers/share-cover';
import { ART_HEIGHT, ART_WIDTH } from '@/lib/figures/image-paths';
import { describePaper } from '@/lib/papers/paper-description';
import { toPaperGroupPath, toPapersPath } from '@/lib/papers/paper-filter';
import { describePaperGroup, type PaperGroup } from '@/lib/papers/papers';
import { toPaperPath } from '@/lib/references/paper-path';
import type { Reference } from '@/lib/references/references';
import { toShortName } from '@/lib/references/short-name';
import type { FeedPlace } from './feed';
import { articlesFeed } from './feed-files';

/**
 * The canonical address of a page, and the feed of articles, which every page names. A page that a feed tells of
 * names that one in both its forms.
 */
export function toAlternates(
  path?: string,
  feeds: readonly FeedPlace[] = [],
): Metadata['alternates'] {
  const inRss = [...new Set([articlesFeed, ...feeds])];
  return {
    ...(path && { canonical: path }),
    types: {
      'application/rss+xml': inRss.map(({ rss, title }) => ({ url: rss, title })),
      ...(feeds.length > 0 && {
        'application/feed+json': feeds.map(({ json, title }) => ({ url: json, title })),
      }),
    },
  };
}

/** With a picture; those of Open Graph serve, and are not said twice. */
const LARGE_CARD: Metadata['twitter'] = { card: 'summary_large_image', images: [] };

const SHARE_SIZE = { width: ART_WIDTH, height: ART_HEIGHT } as const;

/** The drawn picture that other sites show beside a link to an address. */
function toShareImage(address: string) {
  const cover = findShareCover(address);
  return {
    url: toSharePath(cover),
    ...SHARE_SIZE,
    alt: describeShareCover(cover),
    type: 'image/png',
  };
}

/** The metadata of a plain page: its title, description and canonical address. */
export function toPageMetadata(
  {
    title,
    heading = title,
    description,
    path,
  }: Omit<PageRecord, 'title'> & Partial<Pick<PageRecord, 'title'>>,
  /** Feeds that tell of this page. */
  feeds?: readonly FeedPlace[],
): Metadata {
  return {
    ...(heading && { title: heading }),
    description,
    alternates: toAlternates(path, feeds),
    openGraph: {
      title: heading ?? site.name,
      description,
      url: path,
      siteName: site.name,
      type: 'website',
      images: [toShareImage(path)],
    },
    twitter: LARGE_CARD,
  };
}

/** Title, description and canonical address of a further page of the list of papers. */
export function toPaperListMetadata(number: number): Metadata {
  const { title, description } = pages.papers;
  return toPageMetadata({
    title: `${title}, page ${number}`,
    description,
    path: toPapersPath(number),
  });
}

/** Title, description and canonical address of a page of the papers of one kind or on one subject. */
export function toPaperGroupMetadata(group: PaperGroup, number: number): Metadata {
  const { title, description } = describePaperGroup(group);
  return toPageMetadata({
    title: number === 1 ? title : `${title}, page ${number}`,
    description,
    path: toPaperGroupPath(group.by, group.value, number),
  });
}

/** The metadata of a paper's page; its title begins with who wrote it, since two may share one. */
export function toPaperMetadata(reference: Reference): Metadata {
  return toPageMetadata({
    title: `${toShortName(reference)}: ${reference.title}`,
    description: describePaper(reference),
    path: toPaperPath(reference.id),
  });
}

/** Where an article stands as Markdown. */
function toMarkdownPath(slug: string): string {
  return `/blog/${slug}.md`;
}

/** The metadata of an article; its picture is the featured one. */
export function toPostMetadata(post: Post): Metadata {
  const { title, description, slug, featuredImage } = post;
  return {
    title,
    description,
    alternates: {
      ...toAlternates(`/blog/${slug}`),
      types: { ...toAlternates()?.types, 'text/markdown': toMarkdownPath(slug) },
    },
    authors: [{ name: post.author }],
    openGraph: {
      title,
      description,
      type: 'article',
      url: `/blog/${slug}`,
      siteName: site.name,
      publishedTime: post.publishedAt,
      ...(post.updatedAt && { modifiedTime: post.updatedAt }),
      tags: post.tags,
      images: [{ url: featuredImage, ...SHARE_SIZE, alt: describePicture(post) ?? title }],
    },
    twitter: LARGE_CARD,
    // As indexes of scholarly works read them (Highwire's names). No journal: there is none.
    other: {
      citation_title: title,
      citation_author: post.author,
      citation_publication_date: post.publishedAt.slice(0, 10).replaceAll('-', '/'),
      citation_publisher: site.name,
    },
  };
}
