import { memoise } from '@/lib/content/memoise';
import { getFindingsAbout } from '@/lib/evidence/evidence';
import type { Finding } from '@/lib/evidence/evidence-schema';
import { DAYS_IN } from '@/lib/evidence/format-finding';
import { weighPeople } from '@/lib/evidence/key-findings';
import { toPopulationKey } from '@/lib/evidence/population';
import { groupInOrder } from '@/lib/text/group-in-order';
import { getPeptides, requirePeptide } from './peptides';

/** Study results of two substances that can be compared. */
export type Pair = {
  /** Results of trials in which each had its own group: benefits before harms, primary outcomes first. */
  direct: readonly Finding[];
  /** For each question, one result of each: from the largest separate trials in the same kind of people. */
  apart: readonly (readonly [first: Finding, second: Finding])[];
};

/** Follow-ups count as equally long if the longer is at most 1.25 times the shorter. */
const CLOSE = 1.25;

/** Returns the results of two slugs, without second-hand findings; the lists are empty for unknown slugs. */
export function getPair(a: string, b: string): Pair {
  return toPair(
    { slug: a, findings: getFindingsAbout(a) },
    { slug: b, findings: getFindingsAbout(b) },
  );
}

/** Every pair with direct or comparable results; first and second are in library order. */
export const getPairs: () => readonly (Pair & { slugs: readonly [string, string] })[] = memoise(
  'pairs',
  () => {
    const slugs = getPeptides().map(({ slug }) => slug);
    return slugs.flatMap((a, index) =>
      slugs.slice(index + 1).flatMap((b) => {
        const pair = getPair(a, b);
        return pair.direct.length + pair.apart.length > 0
          ? [{ ...pair, slugs: [a, b] as const }]
          : [];
      }),
    );
  },
);

type Side = { slug: string; findings: readonly Finding[] };

/**
 * Returns the results of two substances that can be set side by side: those of one trial, and those of separate trials
 * with the same outcome, unit, population and comparator and a similar length. No result is in both lists.
 */
export function toPair(a: Side, b: Side): Pair {
  const ofA = a.findings.filter(isComparable);
  const ofB = b.findings.filter(isComparable);
  const hasBoth = (finding: Finding) =>
    [a, b].every(({ slug }) => toGroupsOf(finding, slug).length > 0);
  const direct = ofA
    .filter((finding) => ofB.includes(finding) && hasBoth(finding))
    .sort(byImportance);
  const questions = new Map<string, [Finding, Finding]>();
  for (const first of ofA) {
    const question = toQuestion(first, a.slug);
    for (const second of ofB) {
      if (!question || question !== toQuestion(second, b.slug) || !isAsLong(first, second))
        continue;
      const best = questions.get(question);
      if (!best || weigh([first, second]) > weigh(best)) questions.set(question, [first, second]);
    }
  }
  const apart = keepLargestPopulation([...questions.values()]).sort(([x], [y]) =>
    byImportance(x, y),
  );
  return { direct, apart };
}

/** Sorts benefits before harms, and primary outcomes first. */
function byImportance(x: Finding, y: Finding): number {
  return x.kind.localeCompare(y.kind) || Number(y.primary) - Number(x.primary);
}

/** Keeps all benefits. For a harm counted in several populations, keeps only the pair with the most people. */
function keepLargestPopulation(questions: readonly [Finding, Finding][]): [Finding, Finding][] {
  return groupInOrder(questions, ([{ kind, outcome }]) =>
    kind === 'harm' ? toOutcomeWords(outcome) : undefined,
  ).flatMap(([harm, same]) =>
    harm === undefined ? same : same.toSorted((x, y) => weigh(y) - weigh(x)).slice(0, 1),
  );
}

function isComparable({ kind, confidence }: Finding): boolean {
  return kind !== 'pharmacokinetics' && confidence !== 'secondary';
}

function isAsLong({ followUp: one }: Finding, { followUp: other }: Finding): boolean {
  if (!one || !other || one.unit === 'cycles' || other.unit === 'cycles') return false;
  const days = [one.value * DAYS_IN[one.unit], other.value * DAYS_IN[other.unit]];
  return Math.max(...days) / Math.min(...days) <= CLOSE;
}

/** Sort weight: people in the smaller trial first, then in the larger one. */
function weigh(pair: readonly Finding[]): number {
  const people = pair.map(weighPeople);
  return Math.min(...people) + Math.max(...people) / 1e6;
}

/**
 * Returns a key that two findings share if they answer one question against placebo: area, kind, outcome, unit, better
 * direction and population. Undefined for other comparators and for findings on several substances.
 */
function toQuestion(finding: Finding, slug: string): string | undefined {
  const { area, kind, outcome, comparator, substances, direction } = finding;
  const [group] = toGroupsOf(finding, slug);
  if (substances.length > 1 || !group || !comparator.startsWith('placebo')) return undefined;
  return [
    area,
    kind,
    toOutcomeWords(outcome),
    toUnit(group),
    direction,
    toPopulationKey(finding),
  ].join(' | ');
}

type Arm = Finding['arms'][number];

/** Returns what a group's number counts: its unit, or a percentage of people. */
export function toUnit({ value, unit }: Arm): string {
  return value === undefined ? '% of people' : (unit ?? '');
}

/** Parts of an outcome's text that do not change what was measured: time, population, and small words. */
const ASIDE =
  /from the start|(?:to|at|after) week \d+|in type 2 diabetes|reported as an adverse event|\([^)]*\)|\b(?:of|or|more|the|in|body)\b/g;

/** Sorts an outcome's words, to match wordings: 'Loss of 5% or more of body weight' gives '5% loss weight'. */
export function toOutcomeWords(outcome: string): string {
  const words =
    outcome
      .toLowerCase()
      .replace(ASIDE, ' ')
      .match(/[\p{L}\d%.-]+/gu) ?? [];
  return [...new Set(words)].sort().join(' ');
}

/** Returns a finding's groups that have a number and name this substance but no other. */
export function toGroupsOf({ arms, substances }: Finding, slug: string): Arm[] {
  const names = substances.map((one) => ({ one, name: requirePeptide(one).name.toLowerCase() }));
  return arms.filter((arm) => {
    const inArm = names.filter(({ name }) => arm.name.toLowerCase().includes(name));
    return inArm.length === 1 && inArm[0]?.one === slug && (arm.value ?? arm.percent) !== undefined;
  });
}
