import { type FamilyId, practiceFamilies } from '@/content/practice-families';
import { quote, readSeed } from '@/lib/exercises/seed';
import type { ProblemName } from './make';

/** A set of problems fixed by its URL: the same for everybody who opens it. */
export type ProblemSet = {
  families: readonly FamilyId[];
  count: number;
  seed: number;
  /** What of the URL was not taken, and why. */
  problem?: string;
};

/** The number of problems on a sheet, unless its URL gives another. */
export const SHEET_SIZE = 20;
const MOST = 60;

/** The families of the placement test, which tells where to begin: one problem of each. */
export const PLACEMENT: readonly FamilyId[] = [
  ...(['mass', 'volume', 'read', 'strength', 'mark'] as const),
  ...(['held', 'doses', 'water', 'scales', 'plausible'] as const),
];

/**
 * Parses the set in a URL. Missing or invalid parameters default to those of set 1 of all families; `problem` names the
 * invalid ones.
 */
export function readSet(query: URLSearchParams): ProblemSet {
  const { seed, problem } = readSeed(query.get('seed') ?? '');
  const named = query.getAll('families').flatMap((value) => value.split(','));
  const all = practiceFamilies.map(({ id }) => id);
  const known = all.filter((id) => named.includes(id));
  const unknown = named.find((name) => name && !all.some((id) => id === name));
  const typed = query.get('count') ?? '';
  const count = Number(typed);
  const isCount = Number.isInteger(count) && count >= 1 && count <= MOST;
  const problems = [
    problem,
    unknown && `${quote(unknown)} is not a family of problems.`,
    typed && !isCount && `${quote(typed)} is not a number of problems from 1 to ${MOST}.`,
  ].filter(Boolean);
  return {
    families: known.length > 0 ? known : all,
    count: isCount ? count : SHEET_SIZE,
    seed,
    ...(problems.length > 0 && { problem: problems.join(' ') }),
  };
}

/** Returns the URL of a set on a page; default families and a default count are omitted. */
export function toSetAddress(path: string, { families, count, seed }: ProblemSet): string {
  const isAll = families.length === practiceFamilies.length;
  const query = [
    `seed=${seed}`,
    ...(isAll ? [] : [`families=${families.join(',')}`]),
    ...(count === SHEET_SIZE ? [] : [`count=${count}`]),
  ];
  return `${path}?${query.join('&')}`;
}

/** Names the problem at an index of a set: the families in turn, each time with other numbers. */
export function nameProblem({ families, seed }: ProblemSet, place: number): ProblemName {
  return { family: families[place % families.length] ?? 'mass', seed: seed * 1000 + place };
}
