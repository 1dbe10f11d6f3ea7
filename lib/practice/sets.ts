import { type FamilyId, practiceFamilies } from '@/content/practice-families';
import { readSeed } from '@/lib/exercises/seed';
import type { ProblemName } from './make';

/** Problems that an address fixes: the same for everybody who opens it. */
export type ProblemSet = { families: readonly FamilyId[]; count: number; seed: number };

/** Problems on a sheet, unless its address says another number. */
export const SHEET_SIZE = 20;
const MOST = 60;

/** The problems that tell where to begin: one of each of these. */
export const PLACEMENT: readonly FamilyId[] = [
  ...(['mass', 'volume', 'read', 'strength', 'mark'] as const),
  ...(['held', 'doses', 'water', 'scales', 'plausible'] as const),
];

/** The set that an address names: what it does not name, or names wrongly, is as on the first sheet of all families. */
export function readSet(query: URLSearchParams): ProblemSet {
  const named = query.getAll('families').flatMap((value) => value.split(','));
  const known = practiceFamilies.map(({ id }) => id).filter((id) => named.includes(id));
  const count = Number(query.get('count'));
  return {
    families: known.length > 0 ? known : practiceFamilies.map(({ id }) => id),
    count: Number.isInteger(count) && count >= 1 && count <= MOST ? count : SHEET_SIZE,
    seed: readSeed(query.get('seed') ?? '').seed,
  };
}

/** The address of a set on a page; what is as on the first sheet is left out. */
export function toSetAddress(path: string, { families, count, seed }: ProblemSet): string {
  const isAll = families.length === practiceFamilies.length;
  const query = [
    `seed=${seed}`,
    ...(isAll ? [] : [`families=${families.join(',')}`]),
    ...(count === SHEET_SIZE ? [] : [`count=${count}`]),
  ];
  return `${path}?${query.join('&')}`;
}

/** One problem of a set, by its place from 0: families in turn, each time with other numbers. */
export function nameProblem({ families, seed }: ProblemSet, place: number): ProblemName {
  return { family: families[place % families.length] ?? 'mass', seed: seed * 1000 + place };
}
