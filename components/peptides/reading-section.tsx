import { getArticlesOn, getPlacesOn } from '@/lib/onward/peptide-reading';
import type { PeptideRecord } from '@/lib/records/peptides';
import { OnwardRows } from '../evidence/onward-rows';
import { NoBreak } from '../ui/no-break';
import { SectionHead } from '../ui/section-head';
import { Typeset } from '../ui/typeset';

/** What this site holds on a record: the articles that treat it, then papers, lessons and tools. */
export function ReadingSection({ peptide }: { peptide: PeptideRecord }) {
  const { name } = peptide;
  const { areAbout, articles } = getArticlesOn(peptide);
  return (
    <section id="read" className="no-print mb-section scroll-mt-24">
      <SectionHead title={`Read about ${name}`} />
      <div className="grid grid-cols-1 gap-x-10 gap-y-7 lg:grid-cols-2">
        <div>
          {!areAbout && (
            <p className="mb-3.5 text-ink-2">
              <Typeset
                text={`No article is about ${name} yet.${articles.length > 0 ? ' These name it:' : ''}`}
              />
            </p>
          )}
          <ul>
            {articles.map(({ href, title, note }) => (
              <li key={href} className="card relative border-line border-b py-2.5">
                <a href={href} className="card-link font-semibold font-serif text-lg">
                  <NoBreak text={title} />
                </a>
                <p className="text-muted text-sm">{note}</p>
              </li>
            ))}
          </ul>
        </div>
        <OnwardRows groups={getPlacesOn(peptide)} />
      </div>
    </section>
  );
}
