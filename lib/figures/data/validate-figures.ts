import type { ContentProblem } from '@/lib/content/content-error';
import { getPeptides } from '@/lib/peptides/peptides';
import { factBoxRecords } from '@/lib/records/fact-boxes';
import { figureRecords } from '@/lib/records/figures';
import { verdictRecords } from '@/lib/records/verdicts';
import { getReferences } from '@/lib/references/references';
import { FigureError } from './drawable';
import { toFactBox } from './fact-box';
import { getSources, toProblem } from './figures';
import { toReferenceKeys } from './sources';
import { toDataFigure } from './to-data-figure';

/** Problems of the figure records, each with its id and how to correct it. */
export function validateFigures(): ContentProblem[] {
  const slugs = new Set(getPeptides().map(({ slug }) => slug));
  return figureRecords
    .get()
    .flatMap((record) =>
      [
        ...findFaults(() => toReferenceKeys(toDataFigure(record, getSources()))),
        ...(record.substances ?? [])
          .filter((slug) => !slugs.has(slug))
          .map((slug) => `"${slug}" is no file of content/peptides; correct or take out the slug`),
      ].map((message) => toProblem(figureRecords, record.id, message)),
    );
}

/**
 * Problems of the fact box records, each with its id and how to correct it. A box may only show findings that the
 * verdicts of its substance name.
 */
export function validateFactBoxes(records = verdictRecords.get()): ContentProblem[] {
  const weighed = new Map(
    records.map(({ slug, verdicts }) => [
      slug,
      new Set(verdicts.flatMap(({ findings }) => findings)),
    ]),
  );
  return factBoxRecords
    .get()
    .flatMap((record) =>
      [
        ...findFaults(() => toFactBox(record, getSources()).references),
        ...[...record.benefits, ...record.harms]
          .filter(({ finding }) => !weighed.get(record.substance)?.has(finding))
          .map(
            ({ finding }) =>
              `shows "${finding}", which no verdict of ${record.substance} names; add it to the findings of one`,
          ),
      ].map((message) => toProblem(factBoxRecords, record.id, message)),
    );
}

function findFaults(fillIn: () => readonly string[]): string[] {
  try {
    return fillIn()
      .filter((key) => !getReferences().has(key))
      .map((key) => `"${key}" is no record of content/references.json`);
  } catch (error) {
    if (!(error instanceof FigureError)) throw error;
    return [error.message];
  }
}
