import type { StudyKind } from '@/content/study-kinds';
import type { PeptideRecord } from '@/lib/records/peptides';
import { groupInOrder } from '@/lib/text/group-in-order';
import { getFindingsAbout, getStudy, getStudyKind } from './evidence';
import type { Finding, Study } from './evidence-schema';
import { countPeople } from './format-finding';

/** The results that a page shows first, most important first. */
export type KeyFindings = { benefits: readonly Finding[]; harms: readonly Finding[] };

const MOST_BENEFITS = 3;
const MOST_HARMS = 2;

/** Kinds of publication that can report a randomised comparison; announcements cannot. */
const KINDS: readonly (StudyKind | '')[] = ['rct', 'systematic-review', 'regulatory'];

/** Matches designs that mention randomisation although this comparison had none or was made afterwards. */
const NOT_AS_RANDOMISED =
  /\bnot (?:described|stated|randomised)|status not|no control|post hoc|exploratory|off-treatment/;

/** Matches the design of a later paper on a trial, less relevant to its question than the first. */
const LATER_PAPER =
  /\b(?:analysis|outcomes|deaths|substudy|extension) (?:of|in) (?:a|the|two|four)\b/;

/** The key findings of a substance from randomised studies. */
export function getKeyFindings(slug: string): KeyFindings {
  const findings = getFindingsAbout(slug).filter(
    ({ confidence, reference }) =>
      confidence !== 'secondary' && isRandomised(getStudy(reference), getStudyKind(reference)),
  );
  return toKeyFindings(findings, (finding) =>
    LATER_PAPER.test(getStudy(finding.reference)?.design ?? ''),
  );
}

/** A sentence for a substance without randomised figures to show; undefined if it has some. */
export function toFindingsGap({ slug, name, molecule }: PeptideRecord): string | undefined {
  const { benefits, harms } = getKeyFindings(slug);
  if (benefits.length + harms.length > 0) return undefined;
  const isBlend = molecule.kind === 'blend';
  return isBlend || getFindingsAbout(slug).length === 0
    ? `Our bibliography holds no study of ${isBlend ? 'this mixture' : name} in people.`
    : `Our records hold no figures from a randomised study that compared ${name} with placebo or no treatment.`;
}

/** Whether a study compared randomised groups and is reported in a paper, review or label. */
export function isRandomised(study: Study | undefined, kind: StudyKind | ''): boolean {
  return (
    study !== undefined &&
    KINDS.includes(kind) &&
    /\brandomised\b/.test(study.design) &&
    !NOT_AS_RANDOMISED.test(study.design)
  );
}

/**
 * Picks up to three benefits (primary ones, if any): the best of each area, areas with most studies
 * first, then the best of further studies; and up to two harms, first of the first benefit's study.
 * A single substance, a primary outcome and a first paper count before size, the result never for a
 * benefit. Leaves out `tells`, other areas, no comparison group, and descriptive without numbers.
 */
export function toKeyFindings(
  findings: readonly Finding[],
  isLaterPaper: (finding: Finding) => boolean,
): KeyFindings {
  const told = findings.filter(
    (finding) =>
      !finding.tells &&
      !OTHER_AREAS.includes(finding.area) &&
      !UNCONTROLLED.includes(finding.comparator) &&
      (finding.result !== 'descriptive' || hasNumbers(finding)),
  );
  const weigh = (finding: Finding) => [
    finding.primary,
    !isLaterPaper(finding),
    weighPeople(finding),
    hasNumbers(finding),
    finding.confidence === 'primary',
  ];
  const all = told.filter(({ kind }) => kind === 'benefit');
  const main = all.filter(({ primary }) => primary);
  const benefits = pickByArea(
    main.length > 0 ? main : all,
    (finding) => [isAlone(finding), ...weigh(finding)],
    MOST_BENEFITS,
    countStudies,
  );
  const studies = new Set(benefits.map(({ reference }) => reference));
  const harms = pickByArea(
    told.filter(({ kind }) => kind === 'harm'),
    (finding) => [
      isAlone(finding),
      hasNumbers(finding),
      finding.reference === benefits[0]?.reference,
      studies.has(finding.reference) && !isLaterPaper(finding),
      finding.result === 'favours comparator',
      hasGroups(finding),
      ...weigh(finding),
      finding.arms[0]?.percent ?? 0,
    ],
    MOST_HARMS,
  );
  return { benefits, harms };
}

/** Areas that the evidence map leaves out: blood levels, products and research itself. */
const OTHER_AREAS: readonly Finding['area'][] = ['blood-level', 'use'];

/** Values of `comparator` that mean that there was no comparison group. */
export const UNCONTROLLED: readonly string[] = ['none', 'before and after'];

/**
 * Picks the best finding of each area, then the best of each study that is not picked yet, up to `most`. Areas are in
 * the order of their best findings unless `toAreaMark` ranks them: higher comes first.
 */
function pickByArea(
  findings: readonly Finding[],
  toMarks: (finding: Finding) => readonly (boolean | number)[],
  most: number,
  toAreaMark: (findings: readonly Finding[]) => number = () => 0,
): Finding[] {
  const sorted = sortDown(findings, toMarks);
  const picked = groupInOrder(sorted, ({ area }) => area)
    .sort(([, a], [, b]) => toAreaMark(b) - toAreaMark(a))
    .flatMap(([, ofArea]) => ofArea.slice(0, 1))
    .slice(0, most);
  for (const finding of sorted) {
    const isNew = picked.every(({ reference }) => reference !== finding.reference);
    if (isNew && picked.length < most) picked.push(finding);
  }
  return picked;
}

function isAlone({ substances }: Finding): boolean {
  return substances.length === 1;
}

function hasNumbers(finding: Finding): boolean {
  return hasGroups(finding) || finding.effect !== undefined;
}

/** Whether at least two groups have a figure each, which tells a reader more than a ratio. */
function hasGroups({ arms }: Finding): boolean {
  const measured = arms.filter(
    ({ events, percent, value }) => (events ?? percent ?? value) !== undefined,
  );
  return measured.length > 1;
}

/** How many people a result covers: those of the study, or else the sum of its groups. */
export function weighPeople(finding: Finding): number {
  return countPeople(finding) ?? finding.arms.reduce((sum, { n = 0 }) => sum + n, 0);
}

function countStudies(findings: readonly Finding[]): number {
  return new Set(findings.map(({ reference }) => reference)).size;
}

/** Sorts by several marks in descending order; the first that differs decides. */
function sortDown(
  findings: readonly Finding[],
  toMarks: (finding: Finding) => readonly (boolean | number)[],
): Finding[] {
  const marked = findings.map((finding) => ({ finding, marks: toMarks(finding).map(Number) }));
  marked.sort((a, b) => {
    const at = a.marks.findIndex((mark, index) => mark !== b.marks[index]);
    return at < 0 ? 0 : (b.marks[at] ?? 0) - (a.marks[at] ?? 0);
  });
  return marked.map(({ finding }) => finding);
}
