import type { Metadata } from 'next';
import { type PageRecord, pages } from '@/content/pages';
import { site } from '@/content/site';
import { describePicture } from '@/lib/articles/cover';
import type { Post } from '@/lib/articles/post';
import { describeShareCover, findShareCover, toSharePath } from '@/lib/figures/covers/share-cover';
import { ART_HEIGHT, ART_WIDTH } from '@/lib/figures/image-paths';
import { paperGroupPath, papersPath } from '@/lib/papers/paper-filter';
import { describePaper, describePaperGroup, type PaperGroup } from '@/lib/papers/papers';
import { paperPath } from '@/lib/references/paper-path';
import type { Reference } from '@/lib/references/references';
import { getShortName } from '@/lib/references/short-name';
import type { FeedPlace } from './feed';
import { articlesFeed } from './feed-files';

/** The canonical address of a page and its feeds: that of articles, for every page, and `feeds` in both formats. */
export function getAlternates(
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

const LARGE_CARD: Metadata['twitter'] = { card: 'summary_large_image', images: [] };

const SHARE_SIZE = { width: ART_WIDTH, height: ART_HEIGHT } as const;

/** The metadata of a plain page: its title, description and canonical address. */
export function getPageMetadata(
  {
    title,
    heading = title,
    description,
    path,
  }: Omit<PageRecord, 'title'> & Partial<Pick<PageRecord, 'title'>>,
  /** Feeds about this page. */
  feeds?: readonly FeedPlace[],
): Metadata {
  const cover = findShareCover(path);
  const alt = describeShareCover(cover);
  return {
    ...(heading && { title: heading }),
    description,
    alternates: getAlternates(path, feeds),
    openGraph: {
      title: heading ?? site.name,
      description,
      url: path,
      siteName: site.name,
      type: 'website',
      images: [{ url: toSharePath(cover), ...SHARE_SIZE, alt, type: 'image/png' }],
    },
    twitter: LARGE_CARD,
  };
}

/** The metadata of a page, by its number, in the list of all papers or of a group of them. */
export function getPaperListMetadata(number: number, group?: PaperGroup): Metadata {
  const { title, description } = group ? describePaperGroup(group) : pages.papers;
  return getPageMetadata({
    title: number === 1 ? title : `${title}, page ${number}`,
    description,
    path: group ? paperGroupPath(group.by, group.value, number) : papersPath(number),
  });
}

/** The metadata of a paper's page. Its title begins with the authors, since titles may repeat. */
export function getPaperMetadata(reference: Reference): Metadata {
  return getPageMetadata({
    title: `${getShortName(reference)}: ${reference.title}`,
    description: describePaper(reference),
    path: paperPath(reference.id),
  });
}

/** The metadata of an article, with its featured picture. */
export function getPostMetadata(post: Post): Metadata {
  const { title, description, slug, featuredImage } = post;
  const alternates = getAlternates(`/blog/${slug}`);
  return {
    title,
    description,
    alternates: {
      ...alternates,
      types: { ...alternates?.types, 'text/markdown': `/blog/${slug}.md` },
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
      images: [
        {
          url: featuredImage,
          ...SHARE_SIZE,
          alt: describePicture(post) ?? title,
          ...(featuredImage.endsWith('.webp') && { type: 'image/webp' }),
        },
      ],
    },
    twitter: LARGE_CARD,
    // Tags for indexes of scholarly works, with Highwire's names. There is no journal to name.
    other: {
      citation_title: title,
      citation_author: post.author,
      citation_publication_date: post.publishedAt.slice(0, 10).replaceAll('-', '/'),
      citation_publisher: site.name,
    },
  };
}
