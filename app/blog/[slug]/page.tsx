import '@/components/articles/article.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticleBody } from '@/components/articles/article-body';
import { ArticleFooter } from '@/components/articles/article-footer';
import { ArticleHeader } from '@/components/articles/article-header';
import { BelowHeading } from '@/components/ui/below-heading';
import { getPost, getPostSummaries } from '@/lib/articles/posts';
import { getPostMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ slug: string }> };

/** A slug outside the list never reaches this page: it is rewritten to app/unknown. */
export const dynamicParams = false;

export function generateStaticParams() {
  return getPostSummaries().map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const post = getPost((await params).slug);
  return post ? getPostMetadata(post) : {};
}

export default async function ArticlePage({ params }: Props) {
  const post = getPost((await params).slug);
  if (!post) notFound();
  return (
    <article>
      <div className="article-grid wrap pt-6 pb-section">
        <ArticleHeader post={post} />
        <BelowHeading>
          <ArticleBody post={post} />
        </BelowHeading>
      </div>
      <BelowHeading>
        <ArticleFooter post={post} />
      </BelowHeading>
    </article>
  );
}
