import type { FigureRecord } from '@/lib/records/figures';
import { toCourse } from './course';
import type { DataFigure, FigureParts } from './data-figure';
import type { FindFinding } from './drawable';
import { toForest } from './forest';
import { toArms, toGroups, toPeople, toSizes } from './groups';
import { toHalfLivesFigure } from './half-lives';
import { toAmounts, toDates, toTiles } from './stated';

/** What a record's numbers are read from. */
export type FigureSources = {
  findFinding: FindFinding;
  /** Whether a work pools the results of several trials. */
  isPooled: (reference: string) => boolean;
};

/** A record with its numbers filled in. Throws a FigureError where they do not allow its figure. */
export function toDataFigure(record: FigureRecord, sources: FigureSources): DataFigure {
  const { id, title, note } = record;
  return { id, title, note, ...toParts(record, sources) };
}

function toParts(record: FigureRecord, { findFinding, isPooled }: FigureSources): FigureParts {
  switch (record.kind) {
    case 'forest':
      return toForest(record, findFinding, isPooled);
    case 'groups':
      return toGroups(record, findFinding);
    case 'arms':
      return toArms(record, findFinding);
    case 'people':
      return toPeople(record, findFinding);
    case 'course':
      return toCourse(record, findFinding);
    case 'sizes':
      return toSizes(record, findFinding);
    case 'tiles':
      return toTiles(record);
    case 'amounts':
      return toAmounts(record);
    case 'dates':
      return toDates(record);
    case 'half-lives':
      return toHalfLivesFigure();
  }
}
