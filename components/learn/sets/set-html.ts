import type { selfTestSet } from '@/content/practice';
import { chooseSet } from '@/lib/learn/sets/choose';
import type { ExercisePool } from '@/lib/learn/sets/pool';

/** What the sets of a page are. */
export type SetRule = typeof selfTestSet;

/** A set as one string of HTML: each exercise with its number, and the lesson that it practises. */
export function drawSetHtml(
  { exercises, titles }: ExercisePool,
  seed: number,
  { size, evenly }: SetRule,
): string {
  const set = chooseSet(exercises, seed, size, evenly);
  const items = set.map(({ html, lesson }, index) => {
    const title = `<h2 class="callout-title mt-0">Question ${index + 1} of ${set.length}</h2>`;
    const from = `<p data-part="lesson" class="no-print mt-3 text-muted text-sm">From the lesson <a href="${escapeHtml(lesson)}">${escapeHtml(titles[lesson] ?? lesson)}</a></p>`;
    return `<li class="prose">${withinSection(html, title, from)}</li>`;
  });
  return `<ol>${items.join('')}</ol>`;
}

/** The block of an exercise with something at its beginning and something at its end. */
function withinSection(html: string, first: string, last: string): string {
  const start = html.indexOf('>') + 1;
  const end = html.lastIndexOf('</section>');
  return html.slice(0, start) + first + html.slice(start, end) + last + html.slice(end);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
