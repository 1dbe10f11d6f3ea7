import type { Element } from 'hast';
import { h, s } from 'hastscript';
import { evidenceLevels } from '../evidence-levels';

/** Draws five joined beads, filled up to the level; hidden from screen readers. */
export function beads(level: number): Element {
  return h(
    'span',
    { className: ['evidence-beads'], ariaHidden: 'true' },
    evidenceLevels.map((_, index) =>
      h('span', { className: index < level ? ['is-reached'] : [] }, String(index + 1)),
    ),
  );
}

/** Draws the warning triangle. */
export function warningIcon(): Element {
  return s(
    'svg',
    {
      viewBox: '0 0 24 24',
      width: 22,
      height: 22,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1.75,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ariaHidden: 'true',
    },
    [s('path', { d: 'M12 3.5 22 20.5H2Z' }), s('path', { d: 'M12 10v4.5M12 17.5v.01' })],
  );
}
