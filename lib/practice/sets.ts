import { type FamilyId, practiceFamilies } from '@/content/practice-families';
import { readSeed } from '@/lib/exercises/seed';
import type { ProblemName } from './make';

/** A set of problems fixed by its URL: the same for everybody who opens it. */
export type ProblemSet = {
  families: readonly FamilyId[];
  count: number;
  seed: number;
  /** Why the number in the URL was not taken. */
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

/** Parses the set in a URL. Missing or invalid parameters default to those of set 1 of all families. */
export function readSet(query: URLSearchParams): ProblemSet {
  const named = query.getAll('families').flatMap((value) => value.split(','));
  const known = practiceFamilies.map(({ id }) => id).filter((id) => named.includes(id));
  const count = Number(query.get('count'));
  return {
    families: known.length > 0 ? known : practiceFamilies.map(({ id }) => id),
    count: Number.isInteger(count) && count >= 1 && count <= MOST ? count : SHEET_SIZE,
    ...readSeed(query.get('seed') ?? ''),
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
