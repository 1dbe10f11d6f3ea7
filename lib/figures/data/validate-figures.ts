import { figureRecords } from '@/content/figures';
import { factBoxes } from '@/content/figures/fact-boxes';
import type { FactBoxRecord, FigureRecord } from '@/content/figures/types';
import type { ContentProblem } from '@/lib/content/content-error';
import { toRecordPlaces } from '@/lib/content/written-records';
import { getReferences } from '@/lib/references/references';
import { FigureError } from './drawable';
import { type FactBoxSources, toFactBox } from './fact-box';
import { FACT_BOXES, FIGURES, getSources } from './figures';
import { toDataFigure } from './to-data-figure';

/** What is wrong with the records of figures, each with its id and what mends it. */
export function validateFigures(
  records: readonly FigureRecord[] = figureRecords,
  sources: FactBoxSources = getSources(),
): ContentProblem[] {
  return validate(FIGURES, records, (record) => toDataFigure(record, sources));
}

/** What is wrong with the records of fact boxes, each with its id and what mends it. */
export function validateFactBoxes(
  records: readonly FactBoxRecord[] = factBoxes,
  sources: FactBoxSources = getSources(),
): ContentProblem[] {
  return validate(FACT_BOXES, records, (record) => toFactBox(record, sources));
}

function validate<T extends { id: string }>(
  file: string,
  records: readonly T[],
  fill: (record: T) => { references: readonly string[] },
): ContentProblem[] {
  const ids = records.map(({ id }) => id);
  const toPlace = toRecordPlaces(file, 'id');
  return records.flatMap((record, index) => {
    const messages = [
      ...(ids.indexOf(record.id) < index ? ['stands twice; give one of them another id'] : []),
      ...toFaults(() => fill(record)),
    ];
    return messages.map((message) => ({
      // What is wrong stands in quotes.
      ...toPlace(record.id, '', /"([^"]+)"/.exec(message)?.[1]),
      field: record.id,
      message,
    }));
  });
}

function toFaults(fillIn: () => { references: readonly string[] }): string[] {
  try {
    return fillIn()
      .references.filter((key) => !getReferences().has(key))
      .map((key) => `"${key}" is no record of content/references.json`);
  } catch (error) {
    if (!(error instanceof FigureError)) throw error;
    return [error.message];
  }
}
