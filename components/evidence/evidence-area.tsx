import type { ReactNode } from 'react';
import { formatStudyKind } from '@/lib/evidence/describe-study';
import type { MapPaper } from '@/lib/evidence/map-direction';
import { formatPaperVerdict } from '@/lib/evidence/map-words';
import { formatReference } from '@/lib/references/format-reference';
import { paperPath } from '@/lib/references/paper-path';
import { requireReferences } from '@/lib/references/references';
import { getYear } from '@/lib/references/short-name';
import { formatCount } from '@/lib/text/format';
import { POINT } from '@/lib/text/typography';
import { Disclosure } from '../ui/disclosure';
import { NoBreak } from '../ui/no-break';
import { DirectionMark } from './direction-mark';

/** Papers shown before the rest is opened, so that the next section is not far away. */
const SHOWN = 4;

/** One area of a substance: what its papers say together, then each paper. */
export function EvidenceArea({
  area: { id, label },
  papers,
  children,
}: {
  area: { id: string; label: string };
  papers: readonly MapPaper[];
  children: ReactNode;
}) {
  return (
    <section id={id} className="mt-10 scroll-mt-24">
      <h2 className="border-ink border-b pb-2 text-2xl">{label}</h2>
      <p className="mt-2 text-sm">{children}</p>
      <PaperList papers={papers.slice(0, SHOWN)} />
      {papers.length > SHOWN && (
        <Disclosure
          className="border-line border-b py-1"
          title={
            <span className="font-semibold font-serif text-lg">
              {formatCount(papers.length - SHOWN, 'more paper')}
            </span>
          }
        >
          <PaperList papers={papers.slice(SHOWN)} />
        </Disclosure>
      )}
    </section>
  );
}

function PaperList({ papers }: { papers: readonly MapPaper[] }) {
  return (
    <ul className="mt-1 grid gap-x-10 sm:grid-cols-2">
      {papers.map((paper) => (
        <Paper key={paper.reference} paper={paper} />
      ))}
    </ul>
  );
}

function Paper({ paper }: { paper: MapPaper }) {
  const [reference] = requireReferences([paper.reference]);
  if (!reference) return null;
  const { title, journal } = formatReference(reference);
  const year = getYear(reference) ?? 'n.d.';
  return (
    <li className="border-line border-b py-2.5">
      <a
        href={paperPath(paper.reference)}
        className="font-medium underline decoration-line-strong underline-offset-4"
      >
        <NoBreak text={title} />
        {/* Versions of a review have the same title. */}
        <span className="sr-only">, {year}</span>
      </a>
      <p className="text-muted text-sm">
        {`${journal}, ${year}${POINT}${formatStudyKind(reference)}`}
      </p>
      <p className="flex items-center gap-1.5 text-sm">
        <DirectionMark direction={paper.direction} />
        {formatPaperVerdict(paper)}
      </p>
    </li>
  );
}
