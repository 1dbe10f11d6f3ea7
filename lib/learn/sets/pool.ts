import type { FamilyId } from '@/content/practice-families';
import type { Question } from '@/lib/records/tool-texts';
import type { Choosable } from './choose';

/** What a set shows: a question, or a family that makes a problem of the set's number. */
export type PooledItem = Choosable & (Question | { family: FamilyId });

/** All that the sets of a page are chosen from, with the title of each lesson by its address: a file of the site. */
export type Pool = {
  items: readonly PooledItem[];
  titles: Readonly<Record<string, string>>;
};

/** An answer as a pool. Throws when it is anything else. */
export function parsePool(answer: unknown): Pool {
  if (!isPool(answer)) throw new Error('The answer holds no questions.');
  return answer;
}

const TEXTS = ['id', 'kind', 'course', 'lesson'];

function isPool(value: unknown): value is Pool {
  return (
    typeof value === 'object' &&
    value !== null &&
    'titles' in value &&
    typeof value.titles === 'object' &&
    'items' in value &&
    Array.isArray(value.items) &&
    value.items.length > 0 &&
    value.items.every(
      (item) =>
        TEXTS.every((name) => typeof item?.[name] === 'string') &&
        (typeof item.family === 'string' || Array.isArray(item.wrong)),
    )
  );
}
