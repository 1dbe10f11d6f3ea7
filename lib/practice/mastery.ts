import { type FamilyId, practiceFamilies } from '@/content/practice-families';
import type { Random } from './random';

/**
 * The result of a problem at its first try: right, right with a hint, missed, or missed by a factor of ten or more. A
 * tenfold slip at a later try is recorded as well.
 */
export type Mark = 'r' | 'h' | 'm' | 't';

/** The standing in a family: the last ten marks, the number of successful reviews, the day of the next. */
export type Standing = { last: string; stage: number; due?: string };

export const NEW: Standing = { last: '', stage: 0 };

/** Days until a sure family is reviewed: the first time, the second, and from then on. */
const RETURNS = [1, 7, 30] as const;

const WINDOW = 10;
const RIGHT_FOR_SURE = 8;

/** The goal shown on the page: problems in a row without a tenfold slip. */
export const AIM = 20;

export type Level = 'new' | 'learning' | 'sure' | 'kept';

/** Returns the level of a family. Sure: eight of the last ten right and no tenfold slip among them. */
export function toLevel({ last, stage }: Standing): Level {
  if (last === '') return 'new';
  if (!isSure(last)) return 'learning';
  return stage >= RETURNS.length ? 'kept' : 'sure';
}

function isSure(last: string): boolean {
  return [...last].filter((mark) => mark === 'r').length >= RIGHT_FOR_SURE && !last.includes('t');
}

/** Returns a standing after a mark on a day, '2026-11-23'. A tenfold slip makes the family due that day. */
export function withMark({ last, stage, due }: Standing, mark: Mark, today: string): Standing {
  const marks = (last + mark).slice(-WINDOW);
  if (mark === 't') return { last: marks, stage: 0, due: today };
  if (!isSure(marks)) return { last: marks, stage: 0 };
  if (!isSure(last)) return { last: marks, stage: 0, due: addDays(today, RETURNS[0]) };
  if (mark === 'm') return { last: marks, stage, due: addDays(today, RETURNS[0]) };
  if (mark !== 'r' || !isDue({ due }, today)) return { last: marks, stage, due };
  const next = Math.min(stage + 1, RETURNS.length);
  return { last: marks, stage: next, due: addDays(today, RETURNS[next] ?? 30) };
}

/** Whether a family is due. A date later than the longest interval came from a wrong clock and is due too. */
export function isDue({ due }: Pick<Standing, 'due'>, today: string): boolean {
  return due !== undefined && (due <= today || due > addDays(today, RETURNS[2]));
}

/** The most begun families to pick from; while there are fewer, a new one is added. */
const AT_ONCE = 3;

/** Picks the next family: due ones first, otherwise at random from begun ones and a new one; avoids `last`. */
export function pickFamily(
  standings: Readonly<Partial<Record<FamilyId, Standing>>>,
  today: string,
  last: FamilyId | undefined,
  random: Random,
): FamilyId {
  const all = practiceFamilies.map(({ id }) => ({ id, ...(standings[id] ?? NEW) }));
  const due = all
    .filter((each) => isDue(each, today))
    .sort((a, b) => ((a.due ?? '') < (b.due ?? '') ? -1 : 1));
  const next = due.find(({ id }) => id !== last) ?? due[0];
  if (next) return next.id;
  const begun = all.filter((each) => toLevel(each) === 'learning').slice(0, AT_ONCE);
  const fresh = all.filter((each) => toLevel(each) === 'new').slice(0, 1);
  const open = begun.length < AT_ONCE ? [...begun, ...fresh] : begun;
  const offered = open.length > 0 ? open : all;
  const others = offered.filter(({ id }) => id !== last);
  return random.pick(others.length > 0 ? others : offered).id;
}

function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
