'use client';

import { bringIntoRow } from '../ui/bring-into-row';
import { useCurrentSection } from '../ui/contents';
import './page-stops.css';

/** The sections of a peptide page, each with its own id. */
const STOPS = [
  { id: 'summary', text: 'Summary' },
  { id: 'findings', text: 'What studies found' },
  { id: 'use', text: 'Use and safety' },
  { id: 'molecule', text: 'Molecule' },
  { id: 'sources', text: 'Sources' },
] as const;

/** Links to the sections of the page, in a sticky bar; the current section is marked. */
export function PageStops() {
  const current = useCurrentSection(STOPS);
  return (
    <nav aria-label="On this page" className="page-stops no-print">
      <ul>
        {STOPS.map(({ id, text }, index) => {
          const isCurrent = index === Math.max(current, 0);
          return (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={isCurrent ? 'location' : undefined}
                ref={isCurrent ? bringIntoRow : undefined}
              >
                {text}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
