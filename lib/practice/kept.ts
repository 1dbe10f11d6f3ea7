import { type FamilyId, practiceFamilies } from '@/content/practice-families';
import { parseDay } from '@/lib/text/dates';
import { type Mark, NEW, type Standing, withMark } from './mastery';

/** The localStorage keys of practice results and of unreadable text that was set aside. The privacy page names them. */
export const PRACTICE_STORAGE_KEY = 'amide-academy-practice';
export const SET_ASIDE_KEY = `${PRACTICE_STORAGE_KEY}-set-aside`;

const VERSION = 1;

/** All stored practice results. */
export type PracticeResults = {
  families: Readonly<Partial<Record<FamilyId, Standing>>>;
  /** Problems answered in a row without a tenfold slip: now, and the highest number so far. */
  run: number;
  best: number;
  /** Whether syringes are drawn at their true length. */
  isTrueLength: boolean;
};

const NOTHING: PracticeResults = { families: {}, run: 0, best: 0, isTrueLength: false };

/** Parses a stored text; '' gives empty results. Undefined for a text in another format. */
export function readKept(text: string): PracticeResults | undefined {
  if (text === '') return NOTHING;
  try {
    const { version, families, run, best, isTrueLength }: Record<string, unknown> =
      JSON.parse(text) ?? {};
    if (version !== VERSION || !isRecord(families) || !isCount(run) || !isCount(best))
      return undefined;
    const known = practiceFamilies.flatMap(({ id }) => {
      const standing = families[id];
      return standing === undefined ? [] : [[id, standing] as const];
    });
    if (!known.every((entry): entry is [FamilyId, Standing] => isStanding(entry[1])))
      return undefined;
    return {
      families: Object.fromEntries(known),
      ...{ run, best, isTrueLength: isTrueLength === true },
    };
  } catch {
    return undefined;
  }
}

/** Serialises the results for storage. */
export function writeKept(kept: PracticeResults): string {
  return JSON.stringify({ version: VERSION, ...kept });
}

/** Adds a mark in a family. A right answer extends the run, a tenfold slip ends it, another miss leaves it. */
export function withAnswer(
  kept: PracticeResults,
  family: FamilyId,
  mark: Mark,
  today: string,
): PracticeResults {
  const standing = withMark(kept.families[family] ?? NEW, mark, today);
  const run = mark === 't' ? 0 : kept.run + Number(mark !== 'm');
  return {
    ...kept,
    families: { ...kept.families, [family]: standing },
    run,
    best: Math.max(kept.best, run),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

function isStanding(value: unknown): value is Standing {
  if (!isRecord(value)) return false;
  const { last, stage, due } = value;
  return (
    typeof last === 'string' &&
    /^[rhmt]{1,10}$/.test(last) &&
    isCount(stage) &&
    stage <= 3 &&
    (due === undefined || (typeof due === 'string' && parseDay(due) !== undefined))
  );
}
