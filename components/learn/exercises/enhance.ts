import { askChoice } from './choice-exercise';
import { askDraw } from './draw-exercise';
import { askNumber } from './number-exercise';
import { askOrder } from './order-exercise';

const KINDS: Readonly<Record<string, (section: HTMLElement) => void>> = {
  number: (section) => void askNumber(section, 'Your answer'),
  read: (section) => void askNumber(section, 'Your answer'),
  draw: askDraw,
  choice: askChoice,
  flaw: askChoice,
  order: askOrder,
};

/**
 * Makes the exercises below an element interactive, on whatever page they stand: the HTML is that of
 * lib/markdown/exercises, which holds everything an answer is checked with. Those that are so already stay as they are,
 * so that it may be called again for HTML that was added.
 */
export function enhanceExercises(root: ParentNode): void {
  for (const section of root.querySelectorAll<HTMLElement>('section[data-exercise]')) {
    if (section.dataset.ready !== undefined) continue;
    section.dataset.ready = '';
    KINDS[section.dataset.exercise ?? '']?.(section);
  }
}
