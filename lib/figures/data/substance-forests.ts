import { mapAreas } from '@/content/evidence-map';
import { getFindingsAbout, getStudy, getTrialKey, nameTrial } from '@/lib/evidence/evidence';
import type { Finding } from '@/lib/evidence/evidence-schema';
import { countDecimals, formatNumber } from '@/lib/evidence/format-finding';
import { isRandomised } from '@/lib/evidence/key-findings';
import { findPopulationGroup } from '@/lib/evidence/population';
import type { FigureOf, FigureRecord } from '@/lib/records/figures';
import { getReferences } from '@/lib/references/references';
import { nameShortly } from '@/lib/references/short-name';
import { uncapitalize } from '@/lib/text/first-letter';
import { groupInOrder } from '@/lib/text/group-in-order';

/** Maximum forest plots of a substance: more would bury the rest of a page. */
const MOST = 2;

/**
 * The forest plots of a substance: one for each question that at least two randomised studies answer with the same
 * measure and an interval; those with most studies first, at most two.
 */
export function toForestRecords({ slug, name }: { slug: string; name: string }): FigureRecord[] {
  const findings = getFindingsAbout(slug).filter(
    (finding) =>
      finding.effect?.low !== undefined &&
      finding.effect.high !== undefined &&
      isComparable(finding),
  );
  return groupInOrder(findings, toQuestion)
    .map(([id, all]) => ({ id, findings: keepCommonestOutcome(pickOfEachTrial(all)) }))
    .filter(({ findings: rows }) => rows.length > 1)
    .sort((a, b) => b.findings.length - a.findings.length)
    .slice(0, MOST)
    .map((forest) => toRecord(forest, { slug, name }));
}

/** Whether a result may be drawn beside others: randomised, in an area of the evidence map, with a better side. */
export function isComparable({ confidence, tells, area, reference, direction }: Finding): boolean {
  return (
    confidence !== 'secondary' &&
    !tells &&
    direction !== undefined &&
    mapAreas.some(({ id }) => id === area) &&
    isRandomised(getStudy(reference), getReferences().get(reference)?.custom.study ?? '')
  );
}

/** What all rows of a plot must share, as the end of its id: 'weight-mean-difference'. */
function toQuestion({ area, effect, direction }: Finding): string {
  const words = [area, effect?.measure, effect?.unit === 'percentage points' ? '' : effect?.unit];
  const way = direction === 'higher is better' ? 'higher' : '';
  return [...words, way]
    .filter(Boolean)
    .join('-')
    .replaceAll(/[^a-z0-9]+/g, '-');
}

/** One result per trial: of the outcome that most trials share, preferably a main outcome. */
function pickOfEachTrial(findings: readonly Finding[]): Finding[] {
  const weigh = (finding: Finding) => {
    const alike = findings.filter((one) => toMeasured(one) === toMeasured(finding));
    const trials = new Set(alike.map(({ reference }) => getTrialKey(reference))).size;
    return 4 * trials + 2 * Number(alike.some(({ primary }) => primary)) + Number(finding.primary);
  };
  return groupInOrder(findings, ({ reference }) => getTrialKey(reference)).map(([, all]) =>
    all.reduce((best, one) => (weigh(one) > weigh(best) ? one : best)),
  );
}

/** The results with the commonest outcome: another outcome or baseline is another question. */
function keepCommonestOutcome(findings: readonly Finding[]): readonly Finding[] {
  const [[, common = findings] = []] = groupInOrder(findings, toMeasured).sort(
    ([, a], [, b]) => b.length - a.length,
  );
  return common;
}

/** The outcome without its week, which is shown with the follow-up. */
function toMeasured({ outcome }: Finding): string {
  return outcome.replace(/ from the start to week \d+$/, '');
}

type Forest = { id: string; findings: readonly Finding[] };

function toRecord(
  { id, findings: all }: Forest,
  { slug, name }: { slug: string; name: string },
): FigureRecord {
  const findings = all.toSorted(compareRows);
  const [first] = findings;
  const isPooled = findings.some(isReview);
  const plain = toPlainName(name, findings);
  const toForest = (rows: readonly Finding[]): FigureOf<'forest'> => ({
    kind: 'forest',
    ends: first?.effect?.measure.endsWith('ratio')
      ? [`less often with ${plain}`, 'more often']
      : [`lower with ${plain}`, 'higher'],
    rows: rows.map((finding) => ({ finding: finding.id, label: toLabel(finding, findings) })),
  });
  return {
    id: `${slug}-${id}`,
    title: toTitle(name, findings),
    note: isPooled
      ? 'Two reviews may pool some of the same trials.'
      : 'Each row is another trial, with other people, amounts and times, so the rows are not a ranking.',
    ...toScales(findings, (finding) => finding, toForest),
  };
}

/** One scale for all results or, if they are of several kinds of people, a panel for each kind. */
export function toScales<Result, Scale extends FigureOf<'forest'> | FigureOf<'groups'>>(
  results: readonly Result[],
  toFinding: (result: Result) => Finding,
  toScale: (results: readonly Result[]) => Scale,
) {
  const groups = groupInOrder(
    results,
    (result) => findPopulationGroup(toFinding(result)) ?? 'Adults, with or without diabetes',
  );
  if (groups.length === 1) return toScale(results);
  return {
    kind: 'panels' as const,
    panels: groups.map(([heading, alike]) => ({ heading, ...toScale(alike) })),
  };
}

/** The largest benefit first, and reviews that pool several trials last. */
function compareRows(one: Finding, other: Finding): number {
  const order = Number(isReview(one)) - Number(isReview(other));
  const difference = (one.effect?.value ?? 0) - (other.effect?.value ?? 0);
  return order || (one.direction === 'higher is better' ? -difference : difference);
}

function isReview({ reference }: Finding): boolean {
  return getReferences().get(reference)?.custom.study === 'systematic-review';
}

/** The name of the trial, with the paper's if the rows include another paper of the trial. */
function toLabel({ reference }: Finding, findings: readonly Finding[]): string {
  const name = nameTrial(reference);
  const isOwn = findings.every(
    (one) => one.reference === reference || nameTrial(one.reference) !== name,
  );
  return isOwn ? name : `${name} (${nameShortly(reference)})`;
}

/**
 * The results of all rows in one line: 'Semaglutide, change in body weight: mean difference from placebo −13.3 to −6.2
 * percentage points in 5 studies; no clear difference in 1'.
 */
function toTitle(name: string, findings: readonly Finding[]): string {
  const isPlacebo = findings.every(({ comparator }) => comparator.includes('placebo'));
  const [first] = findings;
  const { measure = '', unit } = first?.effect ?? {};
  const values = findings.flatMap(({ effect }) => effect?.value ?? []);
  const decimals = Math.max(...values.map(countDecimals));
  const [low, high] = [Math.min(...values), Math.max(...values)].map((value) =>
    formatNumber(value, decimals),
  );
  const open = findings.filter(({ result }) => result === 'no clear difference').length;
  const outcome = first ? toMeasured(first) : '';
  return [
    `${name}, ${uncapitalize(outcome)}:`,
    measure,
    `${measure.endsWith('ratio') ? 'against' : 'from'} ${isPlacebo ? 'placebo' : 'the comparison'}`,
    low === high ? low : `${low} to ${high}`,
    unit ?? '',
    `in ${findings.length} studies${open > 0 ? `; no clear difference in ${open}` : ''}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The name as the findings write it within a sentence: 'semaglutide', but 'Cerebrolysin'. */
function toPlainName(name: string, findings: readonly Finding[]): string {
  const plain = uncapitalize(name);
  const texts = findings.flatMap(({ intervention, arms }) => [
    intervention,
    ...arms.map((arm) => arm.name),
  ]);
  return texts.some((text) => text.includes(plain)) ? plain : name;
}
