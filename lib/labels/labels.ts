import { ContentError } from '@/lib/content/content-error';
import { memoise } from '@/lib/content/memoise';
import { readContext } from '@/lib/evidence/read-evidence';
import { labelQuestions, labelRecords, type SubstanceLabels } from '@/lib/records/labels';
import { validateLabels } from './validate-labels';

/** The labels of each substance that has or had one, by slug. Throws a ContentError with every problem. */
export const getLabels: () => ReadonlyMap<string, SubstanceLabels> = memoise('label-layer', () => {
  const problems = validateLabels(readContext());
  if (problems.length > 0) throw new ContentError(problems);
  return new Map(labelRecords.get().map(({ slug, ...labels }) => [slug, labels]));
});

/** A licensed product that a syringe can be filled from, and its strength as printed: '10 mg/2.4 mL'. */
export type Strength = { name: string; text: string };

/** The strengths of liquids that labels state, in the order of the substances. */
export function getStrengths(): Strength[] {
  return [...getLabels().values()].flatMap(({ strengths = [] }) =>
    strengths.map(({ name, mg, ml }) => ({
      name,
      text: `${mg} mg/${ml === '1' ? '' : `${ml} `}mL`,
    })),
  );
}

/** Counts the cells of substances by questions: a label answers, is silent, or none was read. */
export function countLabelCells(substances: Iterable<SubstanceLabels>) {
  const counts = { answered: 0, silent: 0, unread: 0 };
  for (const { answers } of substances) {
    const cells = Object.values(answers);
    const answered = cells.filter((cell) => cell?.some(({ text }) => text !== undefined)).length;
    counts.answered += answered;
    counts.silent += cells.length - answered;
    counts.unread += Object.keys(labelQuestions).length - cells.length;
  }
  return counts;
}
