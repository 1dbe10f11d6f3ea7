import type { FamilyId } from '@/content/practice-families';
import type { Question } from '@/lib/records/tool-texts';
import type { Choosable } from './choose';

/** An item of a set: a question, or a family that makes a problem from the set number. */
export type PooledItem = Choosable & (Question | { family: FamilyId });

/** Everything that a page's sets are chosen from, with lesson titles by path; served as a JSON file. */
export type Pool = {
  items: readonly PooledItem[];
  titles: Readonly<Record<string, string>>;
};

/** Checks that a response is a pool. Throws if it is anything else. */
export function parsePool(answer: unknown): Pool {
  if (!isPool(answer)) throw new Error('The answer holds no questions.');
  return answer;
}

const TEXTS = ['id', 'kind', 'course', 'lesson'];

function isPool(value: unknown): value is Pool {
  const { items, titles }: Record<string, unknown> = Object(value);
  return (
    typeof titles === 'object' &&
    Array.isArray(items) &&
    items.length > 0 &&
    items.every(
      (item) =>
        TEXTS.every((name) => typeof item?.[name] === 'string') &&
        (typeof item.family === 'string' || Array.isArray(item.wrong)),
    )
  );
}
