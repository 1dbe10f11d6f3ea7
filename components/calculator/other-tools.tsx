import { CALCULATOR_PATH } from '@/content/calculator';
import { HALF_LIFE_PATH } from '@/content/half-life-tool';
import { PRACTICE_PATH, practicePage } from '@/content/practice';
import { SEQUENCE_LAB_PATH, sequenceLabPage } from '@/content/sequence-lab';

const TOOLS = [
  { path: CALCULATOR_PATH, title: 'Peptide calculator' },
  { path: HALF_LIFE_PATH, title: 'Half-life tool' },
  { path: SEQUENCE_LAB_PATH, title: sequenceLabPage.title },
  { path: PRACTICE_PATH, title: practicePage.title },
] as const;

/** The tools beside the one of a page. */
export function OtherTools({ path }: { path: (typeof TOOLS)[number]['path'] }) {
  return (
    <nav aria-label="Other tools" className="no-print mt-14 flex flex-wrap gap-x-6">
      {TOOLS.filter((tool) => tool.path !== path).map((tool) => (
        <a key={tool.path} href={tool.path} className="text-link">
          {tool.title}
        </a>
      ))}
    </nav>
  );
}
