import { ChangeNotes } from '@/components/evidence/change-notes';
import { CiteNotes } from '@/components/evidence/cite-notes';
import { ReviewLine } from '@/components/evidence/review-line';
import { JsonLd } from '@/components/ui/json-ld';
import { StaticHtml } from '@/components/ui/static-html';
import type { Post } from '@/lib/articles/post';
import { toReviewDates } from '@/lib/content/review';
import { toCitedPage } from '@/lib/glossary/cited-text';
import { evidenceLevels } from '@/lib/markdown/evidence-levels';
import { requireReferences } from '@/lib/references/references';
import { citeArticle } from '@/lib/seo/cite';
import { getArticlePageData } from '@/lib/seo/structured-data';
import { formatLongDate } from '@/lib/text/format';
import { ArticleContents } from './article-contents';
import { ProseHtml } from './prose';
import { ShareButtons } from './share-buttons';

const MIN_SECTIONS_FOR_CONTENTS = 3;

/** The text of an article between its contents and its facts at a glance, then its references. */
export function ArticleBody({ post }: { post: Post }) {
  const { html, sections, citedKeys, evidenceLevel } = toCitedPage(post.document);
  const hasContents =
    sections.filter(({ id }) => id !== 'references').length >= MIN_SECTIONS_FOR_CONTENTS;

  return (
    <div className="wrap grid justify-center gap-x-10 gap-y-7 pt-8 pb-section lg:grid-cols-[minmax(0,13.5rem)_minmax(0,41rem)] xl:grid-cols-[minmax(0,13.5rem)_minmax(0,41rem)_minmax(0,13.5rem)] xl:justify-between">
      {hasContents ? <ArticleContents entries={sections} /> : <div className="max-lg:hidden" />}
      <div className="min-w-0 max-w-prose">
        <ProseHtml html={html} />
        {/* Beside the references, whose addresses it repeats: farther off they would weigh as much again. */}
        <JsonLd data={getArticlePageData(post, requireReferences(citedKeys))} />
        <div className="no-print mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-line border-t pt-4">
          <p className="font-semibold text-lg">Share this article</p>
          <ShareButtons path={`/blog/${post.slug}`} title={post.title} />
        </div>
        <StaticHtml>
          <div className="mt-5">
            <ReviewLine dates={toReviewDates(post)} />
          </div>
          <ChangeNotes publishedAt={post.publishedAt} changes={post.changes} />
          <CiteNotes citation={citeArticle(post)} />
        </StaticHtml>
      </div>
      <aside aria-label="At a glance" className="no-print hidden text-sm xl:block">
        <div className="sticky top-24 border-ink border-t-[1.5px] pt-3 text-ink-2">
          <p className="mb-2 font-[650] text-ink">At a glance</p>
          {evidenceLevel && (
            <p>
              Evidence: level {evidenceLevel} of {evidenceLevels.length}
            </p>
          )}
          <p>Sources: {citedKeys.length}</p>
          {post.updatedAt && <p>Updated: {formatLongDate(post.updatedAt)}</p>}
        </div>
      </aside>
    </div>
  );
}
