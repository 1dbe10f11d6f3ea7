import { memoise } from '@/lib/content/memoise';
import { getFindingsAbout } from '@/lib/evidence/evidence';
import type { Finding } from '@/lib/evidence/evidence-schema';
import { DAYS_IN } from '@/lib/evidence/format-finding';
import { weighPeople } from '@/lib/evidence/key-findings';
import { tellAlike } from '@/lib/evidence/population';
import { groupInOrder } from '@/lib/text/group-in-order';
import { getPeptides, requirePeptide } from './peptides';

/** What studies measured of two substances. */
export type Pair = {
  /** Results of trials in which both had a group of their own, benefits before harms, main outcomes first. */
  direct: readonly Finding[];
  /** One result of each, of the trials with most people that asked the same question of the same kind of people. */
  apart: readonly (readonly [first: Finding, second: Finding])[];
};

/** Studies count as equally long when the longer lasted no more than a quarter longer. */
const CLOSE = 1.25;

/** Two substances by their slugs, from findings that were read or agree. Throws for an unknown slug. */
export function getPair(a: string, b: string): Pair {
  return toPair(
    { slug: a, findings: getFindingsAbout(a) },
    { slug: b, findings: getFindingsAbout(b) },
  );
}

/** Every pair that a trial compared, or that trials asked the same: first and second in the order of the library. */
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
 * The results of two substances that may stand beside each other: those of one trial, and those of trials that share
 * outcome, unit, population and comparison and lasted about as long. No result stands in both.
 */
export function toPair(a: Side, b: Side): Pair {
  const [ofA, ofB] = [a, b].map(({ findings }) => findings.filter(isToldOf)) as [
    Finding[],
    Finding[],
  ];
  const direct = ofA
    .filter(
      (finding) =>
        ofB.includes(finding) && hasGroupOf(finding, a.slug) && hasGroupOf(finding, b.slug),
    )
    .sort((x, y) => x.kind.localeCompare(y.kind) || Number(y.primary) - Number(x.primary));
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
  const apart = keepOnePeople([...questions.values()]).sort(
    ([x], [y]) => x.kind.localeCompare(y.kind) || Number(y.primary) - Number(x.primary),
  );
  return { direct, apart };
}

/** Of a harm that was counted in several kinds of people, the count with most of them; benefits of all. */
function keepOnePeople(questions: readonly [Finding, Finding][]): [Finding, Finding][] {
  return groupInOrder(questions, ([{ kind, outcome }]) =>
    kind === 'harm' ? toOutcomeWords(outcome) : undefined,
  ).flatMap(([harm, same]) =>
    harm === undefined ? same : same.toSorted((x, y) => weigh(y) - weigh(x)).slice(0, 1),
  );
}

function isToldOf({ kind, confidence }: Finding): boolean {
  return kind !== 'pharmacokinetics' && confidence !== 'secondary';
}

function isAsLong({ followUp: one }: Finding, { followUp: other }: Finding): boolean {
  if (!one || !other || one.unit === 'cycles' || other.unit === 'cycles') return false;
  const days = [one.value * DAYS_IN[one.unit], other.value * DAYS_IN[other.unit]];
  return Math.max(...days) / Math.min(...days) <= CLOSE;
}

/** More people in the smaller trial, then in both. */
function weigh(pair: readonly Finding[]): number {
  const people = pair.map(weighPeople);
  return Math.min(...people) + Math.max(...people) / 1e6;
}

/**
 * What two findings must share to answer one question: kind, area, outcome, unit, better side, population, and
 * placebo beside. Undefined for a finding of several substances, whose result is not that of one of them.
 */
function toQuestion(finding: Finding, slug: string): string | undefined {
  const { area, kind, outcome, comparator, substances, direction } = finding;
  const [group] = toGroupsOf(finding, slug);
  if (substances.length > 1 || !group || !comparator.startsWith('placebo')) return undefined;
  return [area, kind, toOutcomeWords(outcome), toUnit(group), direction, tellAlike(finding)].join(
    ' | ',
  );
}

type Arm = Finding['arms'][number];

/** What a group's number counts: its unit, or people. */
export function toUnit({ value, unit }: Arm): string {
  return value === undefined ? '% of people' : (unit ?? '');
}

/** Words of an outcome that do not change what was measured: when, since when, in whom, and small words. */
const ASIDE =
  /from the start|(?:to|at|after) week \d+|in type 2 diabetes|reported as an adverse event|\([^)]*\)|\b(?:of|or|more|the|in|body)\b/g;

/** An outcome as its words in order of the alphabet: 'Loss of 5% or more of body weight' is '5% loss weight'. */
export function toOutcomeWords(outcome: string): string {
  const words =
    outcome
      .toLowerCase()
      .replace(ASIDE, ' ')
      .match(/[\p{L}\d%.-]+/gu) ?? [];
  return [...new Set(words)].sort().join(' ');
}

/** The groups of a finding with a number that had one of its substances and no other. */
export function toGroupsOf({ arms, substances }: Finding, slug: string): Arm[] {
  const names = substances.map((one) => ({ one, name: requirePeptide(one).name.toLowerCase() }));
  return arms.filter((arm) => {
    const inArm = names.filter(({ name }) => arm.name.toLowerCase().includes(name));
    return inArm.length === 1 && inArm[0]?.one === slug && (arm.value ?? arm.percent) !== undefined;
  });
}

function hasGroupOf(finding: Finding, slug: string): boolean {
  return toGroupsOf(finding, slug).length > 0;
}
