import { ChangeNotes } from '@/components/evidence/change-notes';
import { CiteNotes } from '@/components/evidence/cite-notes';
import { ReviewLine } from '@/components/evidence/review-line';
import { JsonLd } from '@/components/ui/json-ld';
import { StaticHtml } from '@/components/ui/static-html';
import { helpLink } from '@/content/help-link';
import type { Post } from '@/lib/articles/post';
import { toReviewDates } from '@/lib/content/review';
import { toCitedPage } from '@/lib/glossary/cited-text';
import { evidenceLevels } from '@/lib/markdown/evidence-levels';
import { requireReferences } from '@/lib/references/references';
import { citeArticle } from '@/lib/seo/cite';
import { getArticlePageData } from '@/lib/seo/structured-data';
import { formatLongDate } from '@/lib/text/format';
import { ArticleContents } from './article-contents';
import { ArticleHero } from './article-header';
import { ProseHtml } from './prose';
import { ShareButtons } from './share-buttons';

const MIN_SECTIONS_FOR_CONTENTS = 3;

/**
 * An article's opening, picture, contents, text and facts at a glance, as cells of the page's grid. If its text links to
 * whom to call in an emergency, as most safety notes do, so does the opening.
 */
export function ArticleBody({ post }: { post: Post }) {
  const { opening, html, sections, citedKeys, evidenceLevel } = toCitedPage(post.document);
  const hasContents =
    sections.filter(({ id }) => id !== 'references').length >= MIN_SECTIONS_FOR_CONTENTS;

  return (
    <>
      {opening && (
        <div className="article-opening">
          {html.includes(`href="${helpLink.href}`) && (
            <StaticHtml className="no-print mb-4">
              <a href={helpLink.href} className="text-link">
                {helpLink.text}
              </a>
            </StaticHtml>
          )}
          <ProseHtml html={opening} />
        </div>
      )}
      <ArticleHero post={post} />
      {hasContents && (
        <div className="article-rail">
          <ArticleContents entries={sections} />
        </div>
      )}
      <div className="article-text">
        <ProseHtml html={html} />
        {/* Next to the references, whose URLs it repeats: farther away, they would compress less well. */}
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
      <aside aria-label="At a glance" className="article-facts no-print text-sm">
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
    </>
  );
}
