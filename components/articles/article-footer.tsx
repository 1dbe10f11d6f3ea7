import { ArrowLeft, ArrowRight } from 'lucide-react';
import Link from 'next/link';
import { ICON } from '@/components/ui/icon-props';
import { SectionHead } from '@/components/ui/section-head';
import type { ListedPost } from '@/lib/articles/post';
import { PostGrid } from './post-grid';

/** Related articles, then the two fixed links back to the blog. */
export function ArticleFooter({ related }: { related: ListedPost[] }) {
  return (
    <div className="wrap no-print pb-section">
      {related.length > 0 && (
        <section className="mb-16">
          <SectionHead title="Related articles" />
          <PostGrid posts={related} hasLead={false} />
        </section>
      )}
      <nav
        aria-label="More articles"
        className="grid grid-cols-2 border-ink border-t-2 font-semibold font-serif text-base sm:text-lg"
      >
        <Link
          href="/blog"
          prefetch={false}
          className="flex items-center gap-2.5 py-5 hover:text-brand"
        >
          <ArrowLeft {...ICON} />
          Previous Article
        </Link>
        <Link
          href="/blog"
          prefetch={false}
          className="flex items-center justify-end gap-2.5 border-line border-l py-5 hover:text-brand"
        >
          Next Article
          <ArrowRight {...ICON} />
        </Link>
      </nav>
    </div>
  );
}
