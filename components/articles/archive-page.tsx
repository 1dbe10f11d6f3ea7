import { pages } from '@/content/pages';
import { getArchivePages } from '@/lib/articles/archive';
import { addEvidence, getPostSummaries } from '@/lib/articles/posts';
import { OnwardSection } from '../evidence/onward-section';
import { ArchiveList } from './archive-list';
import { Feeds } from './feed-links';
import { PostsByYear } from './posts-by-year';

/** The archive: all posts, or, if it has several pages, those of the year at `path`. */
export function ArchivePage({ path }: { path: string }) {
  const parts = getArchivePages();
  const shown = addEvidence(parts.find((page) => page.path === path)?.posts ?? []);
  return (
    <div className="wrap pt-8 pb-section">
      <h1 className="text-4xl tracking-display">{pages.archive.heading}</h1>
      <p className="mt-3.5 mb-2 max-w-184 font-serif text-ink-2 text-xl leading-snug">
        {pages.archive.description}
      </p>
      {parts.length === 1 ? (
        <ArchiveList posts={shown} />
      ) : (
        <>
          <PostsByYear posts={shown} total={getPostSummaries().length} />
          <nav aria-label="Years" className="no-print mt-10 flex flex-wrap gap-x-5 gap-y-2">
            {parts.map((page) => (
              <a
                key={page.path}
                href={page.path}
                aria-current={page.path === path ? 'page' : undefined}
                className="text-link"
              >
                {page.year}
              </a>
            ))}
          </nav>
        </>
      )}
      {path === pages.archive.path && <Feeds />}
      <OnwardSection path={pages.articles.path} className="mt-16" />
    </div>
  );
}
