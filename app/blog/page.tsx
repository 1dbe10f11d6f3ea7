import { BlogList } from '@/components/articles/blog-list';
import { OnwardSection } from '@/components/evidence/onward-section';
import { WithoutScript } from '@/components/ui/without-script';
import { pages } from '@/content/pages';
import { filterTags } from '@/content/tags';
import { addEvidence, getPostSummaries } from '@/lib/articles/posts';
import { DEFAULT_LIMIT } from '@/lib/search/limits';
import { articlesFeed } from '@/lib/seo/feed-files';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata = getPageMetadata(pages.articles, [articlesFeed]);

export default function BlogPage() {
  return (
    <div className="wrap pt-8 pb-section">
      <h1 className="text-4xl tracking-display">{pages.articles.heading}</h1>
      <p className="mt-3.5 mb-8 max-w-184 font-serif text-ink-2 text-xl leading-snug">
        {pages.articles.description}
      </p>
      <WithoutScript>
        Searches, filters, sorting and pages of this list need JavaScript. The{' '}
        <a href={pages.search.path} className="text-link">
          search over everything
        </a>{' '}
        needs none, and the{' '}
        <a href={pages.archive.path} className="text-link">
          complete archive
        </a>{' '}
        lists every article.
      </WithoutScript>
      <BlogList
        posts={addEvidence(getPostSummaries().slice(0, DEFAULT_LIMIT))}
        filterTags={filterTags}
      />
      <OnwardSection path={pages.articles.path} className="mt-16" />
    </div>
  );
}
