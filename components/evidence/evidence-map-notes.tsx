import { EVIDENCE_MAP_FILE } from '@/lib/evidence/map-paths';
import { formatCoverage, getMapDate } from '@/lib/evidence/map-words';
import { formatLongDate } from '@/lib/text/format';
import { SectionHead } from '../ui/section-head';
import { DirectionList } from './evidence-map-legend';

/** How the map is read, by which rules its marks were set, what it counts, and the map as a file. */
export function EvidenceMapNotes() {
  return (
    <>
      <section className="mt-14">
        <SectionHead title="What the marks mean" />
        <DirectionList />
      </section>
      <section className="mt-14">
        <SectionHead title="How they were set" />
        <ul className="grid max-w-176 list-disc gap-2 pl-5">
          <li>
            A paper speaks through its main result in that area; where it has none there, through
            all of them. A result against the substance always counts.
          </li>
          <li>
            Reviews, labels and trials decide, and trials that a company announced and never
            published. Any other study that saw harm counts beside them. Only where none of these
            can tell do the other studies in people decide.
          </li>
          <li>
            Where they differ the mark is mixed, and its words give the numbers. The favourable one
            is never chosen. Only harm beside no clear difference stays harm.
          </li>
          <li>
            A comparison of two drugs says which did better, not whether either works, so it sets no
            mark. Nor does a result that was read only in a second source.
          </li>
          <li>
            Papers are counted, not trials: one large trial may have several, and a review may count
            the trials beside it. A mark tells the way, not how much: for that open the papers.
          </li>
          <li>
            Every finding has one area, whether it is a benefit or a harm. Trouble of the gut, the
            heart or the eyes stands with those; what fits nowhere else is a side effect of another
            kind.
          </li>
        </ul>
      </section>
      <section className="mt-14">
        <SectionHead title="What it counts" />
        <div className="grid max-w-176 gap-3">
          {formatCoverage().map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>
            Figures read until {formatLongDate(getMapDate())}.{' '}
            <a href={EVIDENCE_MAP_FILE} className="text-link" download="evidence-map.csv">
              Download the map (CSV)
            </a>
          </p>
        </div>
      </section>
    </>
  );
}
