import { ArrowLeft, ArrowRight } from 'lucide-react';
import { ICON } from '@/components/ui/icon-props';
import { NoBreak } from '@/components/ui/no-break';
import { SectionHead } from '@/components/ui/section-head';
import { StaticHtml } from '@/components/ui/static-html';
import type { Post } from '@/lib/articles/post';
import { getRelatedArticles, getSubjectNeighbours } from '@/lib/onward/article-rows';
import type { OnwardLink } from '@/lib/onward/onward-links';
import { OnwardSection } from '../evidence/onward-section';
import { PostGrid } from './post-grid';

/** Where to read on: the article's subjects, related articles and articles on the same subject, and the blog. */
export function ArticleFooter({ post }: { post: Post }) {
  const related = getRelatedArticles(post.slug);
  const neighbours = getSubjectNeighbours(post.slug);
  return (
    <div className="wrap no-print pb-section">
      <OnwardSection path={`/blog/${post.slug}`} className="mb-16" />
      <StaticHtml>
        {related.length > 0 && (
          <section className="mb-16">
            <SectionHead title="Related articles" />
            <PostGrid posts={related} hasLead={false} />
          </section>
        )}
        <nav
          aria-label="More articles"
          className="grid grid-cols-2 border-ink border-t-2 font-semibold font-serif text-base"
        >
          <div>
            {neighbours && <SubjectLink subject={neighbours.subject} link={neighbours.previous} />}
            <a href="/blog" className="flex items-center gap-2.5 py-5 hover:text-brand">
              <ArrowLeft {...ICON} />
              Previous Article
            </a>
          </div>
          <div className="border-line border-l pl-4 text-right">
            {neighbours && <SubjectLink subject={neighbours.subject} link={neighbours.next} />}
            <a href="/blog" className="flex items-center justify-end gap-2.5 py-5 hover:text-brand">
              Next Article
              <ArrowRight {...ICON} />
            </a>
          </div>
        </nav>
      </StaticHtml>
    </div>
  );
}

function SubjectLink({ subject, link: { href, title } }: { subject: string; link: OnwardLink }) {
  return (
    <p className="pt-5 pr-3">
      <span className="block font-normal font-sans text-muted text-sm">
        More on <NoBreak text={subject} />
      </span>
      <a href={href} className="hover:text-brand hover:underline">
        <NoBreak text={title} />
      </a>
    </p>
  );
}
