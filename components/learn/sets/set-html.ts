import type { practiceSet, selfTestSet } from '@/content/practice';
import { chooseSet } from '@/lib/learn/sets/choose';
import type { ExercisePool } from '@/lib/learn/sets/pool';

/** What the sets of a page are. */
export type SetRule = typeof practiceSet | typeof selfTestSet;

/** A set as one string of HTML: each exercise under its number, with the lesson that it practises. */
export function toSetHtml(
  { exercises, titles }: ExercisePool,
  seed: number,
  { size, evenly, noun }: SetRule,
): string {
  const set = chooseSet(exercises, seed, size, evenly);
  const name = noun === 'drill' ? 'Drill' : 'Question';
  const items = set.map(
    ({ html, lesson }, index) =>
      `<li><h2 class="text-2xl">${name} ${index + 1} of ${set.length}</h2>${html}<p class="no-print text-muted text-sm">From the lesson <a href="${escapeHtml(lesson)}" class="text-link">${escapeHtml(titles[lesson] ?? lesson)}</a></p></li>`,
  );
  return `<ol class="grid gap-10">${items.join('')}</ol>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
