import type { Direction, EvidenceKindId } from '@/content/evidence-map';
import type { Finding } from './evidence-schema';

/** What one paper says in one area, with what it is judged by. */
export type Verdict = {
  kind: EvidenceKindId;
  /** Whether it is the announcement of a trial that no journal has published. */
  isAnnounced: boolean;
  direction: Direction;
};

const BY_RESULT: Readonly<Record<Finding['result'], Direction>> = {
  'favours intervention': 'helps',
  'favours comparator': 'harms',
  'no clear difference': 'none',
  descriptive: 'open',
};

/**
 * What a paper in people says in an area, from its findings there. Its main outcome speaks where it has
 * one, otherwise all do; a result against the substance always counts. A finding that was read only in a
 * second source, or that does not tell what the substance itself did, has no say; nor has a gain where nobody went
 * without the substance.
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
 * What the papers of a cell say together. Reviews, labels and trials decide, and trials that were announced
 * and never published, since leaving those out would flatter; so does any other study that saw harm. Where
 * none of them can tell, the other studies in people decide.
 */
export function judgeCell(papers: readonly Verdict[]): Direction {
  const inPeople = papers.filter(({ kind }) => kind !== 'animals' && kind !== 'cells');
  if (inPeople.length === 0) return 'untested';
  const isControlled = ({ kind, isAnnounced }: Verdict) => kind !== 'people' || isAnnounced;
  const canDecide = inPeople.some((paper) => isControlled(paper) && paper.direction !== 'open');
  const deciding = inPeople.filter(
    (paper) => !canDecide || isControlled(paper) || paper.direction === 'harms',
  );
  return combine(deciding.map(({ direction }) => direction));
}

/** One word for several: never the favourable one of two. */
export function combine(all: readonly Direction[]): Direction {
  const telling = all.filter((direction) => direction !== 'open' && direction !== 'untested');
  const said = new Set(telling);
  const [only = all.includes('open') ? 'open' : (all[0] ?? 'open')] = said;
  if (said.size <= 1) return only;
  // A harm that one study saw is not cancelled by another that saw no clear difference.
  return said.size === 2 && said.has('harms') && said.has('none') ? 'harms' : 'mixed';
}
