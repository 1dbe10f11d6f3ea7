import { NearestList } from '@/components/ui/nearest-list';
import { SEARCH_PATH } from '@/content/paths';
import type { SiteAnswer } from '@/lib/search/answer-schema';
import { getNearest, getNonArticleHits } from '@/lib/search/nearest';

const TITLE = 'Elsewhere on this site';

/** Site search results above an article list: the best in full, two more by title; else the nearest pages. */
export function AnswerCard({ search, answer }: { search: string; answer: SiteAnswer }) {
  const [best, ...others] = getNonArticleHits(answer);
  const near = best ? [] : getNearest(answer).filter(({ address }) => !isArticle(address));
  if (!best && near.length === 0) return null;
  return (
    <div className="mb-6 rounded-md border border-line-strong bg-raised px-4 py-3.5">
      {best ? (
        <section aria-label={TITLE} className="grid gap-2">
          <h2 className="font-normal font-sans text-muted text-xs">
            {TITLE}: {best.label}
          </h2>
          <p>
            <a href={best.address} className="text-link font-semibold text-lg leading-snug">
              {best.heading ? `${best.title}: ${best.heading}` : best.title}
            </a>
          </p>
          <p className="line-clamp-3 text-ink-2 text-sm">
            {best.note && <strong className="font-semibold text-ink">{best.note}. </strong>}
            {best.snippet.map(({ text }) => text).join('')}
          </p>
          {others.length > 0 && (
            <ul className="text-sm">
              {others.map(({ address, title, heading, label }) => (
                <li key={address}>
                  <a href={address} className="text-link min-h-target">
                    {heading ? `${title}: ${heading}` : title}
                  </a>{' '}
                  <span className="text-muted text-xs">{label}</span>
                </li>
              ))}
            </ul>
          )}
          <p className="text-sm">
            <a
              href={`${SEARCH_PATH}?${new URLSearchParams({ q: search })}`}
              className="text-link min-h-target"
            >
              Everything found: {answer.count}
            </a>
          </p>
        </section>
      ) : (
        <NearestList title={TITLE} entries={near} />
      )}
    </div>
  );
}

const isArticle = (address: string) => address.startsWith('/blog/');
