import type { Direction, EvidenceKindId } from '@/content/evidence-map';
import type { Finding } from './evidence-schema';

/** One paper in one cell of the map. */
export type MapPaper = {
  reference: string;
  kind: EvidenceKindId;
  /** Whether it announces a trial that no journal has published. */
  isAnnounced: boolean;
  direction: Direction;
  /** Whether it reports harm to people: by its direction, or as a case report of a harm. */
  sawHarm: boolean;
  /** Its findings on the substance in the area; empty if no result is recorded. */
  findings: readonly Finding[];
};

/** What decides how a paper counts in a cell. */
export type PaperMark = Pick<MapPaper, 'kind' | 'isAnnounced' | 'direction'>;

const BY_RESULT: Readonly<Record<Finding['result'], Direction>> = {
  'favours intervention': 'helps',
  'favours comparator': 'harms',
  'no clear difference': 'none',
  descriptive: 'open',
};

/**
 * Returns the direction of a paper in people from its findings in one area. Its primary outcomes decide if it has any,
 * otherwise all findings do; a result against the substance always counts. Findings are ignored if they are
 * descriptive, were read in a secondary source or do not show the substance's own effect; so are gains without a
 * comparison group.
 */
export function judgePaper(findings: readonly Finding[]): Direction {
  const telling = findings.filter(
    ({ tells, confidence, result, comparator }) =>
      !tells &&
      confidence !== 'secondary' &&
      result !== 'descriptive' &&
      !(result === 'favours intervention' && /^(?:none|before)\b/.test(comparator)),
  );
  const main = telling.filter(({ primary }) => primary);
  const against = telling.filter(({ result }) => result === 'favours comparator');
  const speaking = main.length > 0 ? [...main, ...against] : telling;
  return combine(speaking.map(({ result }) => BY_RESULT[result]));
}

/**
 * Combines the papers of a cell. Reviews, labels, trials and announced but unpublished trials (leaving those out would
 * flatter) decide, and so does any other study that saw harm. If the former are all inconclusive, the other studies in
 * people decide.
 */
export function judgeCell(papers: readonly PaperMark[]): Direction {
  const inPeople = papers.filter(({ kind }) => kind !== 'animals' && kind !== 'cells');
  if (inPeople.length === 0) return 'untested';
  const isControlled = ({ kind, isAnnounced }: PaperMark) => kind !== 'people' || isAnnounced;
  const canDecide = inPeople.some((paper) => isControlled(paper) && paper.direction !== 'open');
  const deciding = inPeople.filter(
    (paper) => !canDecide || isControlled(paper) || paper.direction === 'harms',
  );
  return combine(deciding.map(({ direction }) => direction));
}

/** Combines directions into one: differing ones give 'mixed', but harms and none give 'harms'. */
export function combine(all: readonly Direction[]): Direction {
  const telling = all.filter((direction) => direction !== 'open' && direction !== 'untested');
  const said = new Set(telling);
  const [only = all.includes('open') ? 'open' : (all[0] ?? 'open')] = said;
  if (said.size <= 1) return only;
  // A harm that one study saw is not cancelled by another that saw no clear difference.
  return said.size === 2 && said.has('harms') && said.has('none') ? 'harms' : 'mixed';
}
