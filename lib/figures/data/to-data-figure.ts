import { getFindingsAbout, getStudy } from '@/lib/evidence/evidence';
import { countPeople } from '@/lib/evidence/format-finding';
import { isRandomised } from '@/lib/evidence/key-findings';
import { getPeptides } from '@/lib/peptides/peptides';
import type { FigureOf, FigureRecord, FigureRow } from '@/lib/records/figures';
import { getReferences } from '@/lib/references/references';
import { toArms, toSizes } from './arms';
import { type ComparedPanel, toCompared } from './compared';
import { toCourse } from './course';
import type { DataFigure, FigureParts } from './data-figure';
import type { FigureSources } from './drawable';
import { toForest } from './forest';
import { toGroups } from './groups';
import { toHalfLivesFigure } from './half-lives';
import { toPeople } from './people';
import { toAmounts, toDates, toTiles } from './stated';

/** Fills in a record with its numbers. Throws a FigureError if they do not allow its figure. */
export function toDataFigure(record: FigureRecord, sources: FigureSources): DataFigure {
  const { id, title, note } = record;
  return { id, title, note, ...toParts(record, sources) };
}

function toParts(record: FigureRecord, sources: FigureSources): FigureParts {
  const { findFinding } = sources;
  switch (record.kind) {
    case 'forest':
    case 'groups':
      return toCompared([toPanel(record, sources)]);
    case 'panels':
      return toCompared(
        record.panels.map((panel) => ({ ...toPanel(panel, sources), heading: panel.heading })),
      );
    case 'arms':
      return toArms(record, findFinding);
    case 'people':
      return toPeople(record, findFinding);
    case 'course':
      return toCourse(record, findFinding);
    case 'sizes':
      return toSizes(record.rows, findFinding);
    case 'tested':
      return toSizes(toTestedRows(), findFinding);
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

function toPanel(
  record: FigureOf<'forest'> | FigureOf<'groups'>,
  sources: FigureSources,
): ComparedPanel {
  return record.kind === 'forest'
    ? toForest(record, sources)
    : toGroups(record, sources.findFinding);
}

/** Each substance's largest randomised trial in our records, largest first; people may be in several. */
function toTestedRows(): FigureRow[] {
  return getPeptides()
    .flatMap(({ slug, name, molecule }) => {
      if (molecule.kind === 'blend') return [];
      const trials = getFindingsAbout(slug)
        .filter(({ reference, confidence, tells }) => {
          const { study } = getReferences().get(reference)?.custom ?? {};
          const isTrial = study === 'rct' && isRandomised(getStudy(reference), study);
          return isTrial && confidence !== 'secondary' && (!tells || tells === 'which of two');
        })
        .map(({ id, ...finding }) => ({ id, people: countPeople(finding) ?? 0 }));
      const [largest] = trials.sort((one, other) => other.people - one.people);
      return largest && largest.people > 0 ? [{ ...largest, label: name }] : [];
    })
    .sort((one, other) => other.people - one.people)
    .map(({ id, label }) => ({ finding: id, label }));
}
