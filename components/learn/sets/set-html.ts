import { h } from 'hastscript';
import type { finalSet, selfTestSet } from '@/content/practice';
import { chooseSet } from '@/lib/learn/sets/choose';
import { drawItem } from '@/lib/learn/sets/item-html';
import type { Pool } from '@/lib/learn/sets/pool';

export type SetRule = typeof selfTestSet | typeof finalSet;

/** Returns a set as HTML: each question with its number and a link to the lesson it is from. */
export function drawSetHtml({ items, titles }: Pool, seed: number, rule: SetRule): string {
  const set = chooseSet(items, seed, rule.size, rule.evenly);
  const drawn = set.map((item, index) => {
    const number = `Question ${index + 1} of ${set.length}`;
    const title = h('h2', { className: 'callout-title mt-0' }, number);
    const link = h('a', { href: item.lesson }, titles[item.lesson] ?? item.lesson);
    const from = { dataPart: 'lesson', className: 'no-print mt-3 text-muted text-sm' };
    const end = h('p', from, ['From the lesson ', link]);
    return `<li class="prose">${drawItem(item, seed, title, end)}</li>`;
  });
  return `<ol>${drawn.join('')}</ol>`;
}
