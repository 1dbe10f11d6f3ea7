import type { ReactNode } from 'react';
import { type Direction, directions } from '@/content/evidence-map';

/** One shape for each direction, so that colour is not the only cue. Drawn in a 16 by 16 box. */
const SHAPES: Record<Direction, ReactNode> = {
  helps: <path d="M8 2l6.5 12h-13z" />,
  none: <path d="M2 4h12v3H2zM2 9.5h12v3H2z" />,
  mixed: (
    <>
      <path d="M8 1v14L1 8z" />
      <path d="M8 1.9L14.1 8 8 14.1" className="hollow" />
    </>
  ),
  harms: <path d="M8 14.5L1.5 2.5h13z" />,
  open: <circle cx="8" cy="8" r="5.5" className="hollow" />,
  untested: <path d="M3 3h10v10H3z" className="hollow" strokeDasharray="2.5 2" />,
};

/** The shapes as SVG symbols, included once per page; DirectionMark refers to them. */
export function DirectionShapes() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      {directions.map(({ id }) => (
        <symbol key={id} id={`is-${id}`} viewBox="0 0 16 16">
          {SHAPES[id]}
        </symbol>
      ))}
    </svg>
  );
}

/** The shape of a direction, hidden from screen readers: show its label beside it. */
export function DirectionMark({ direction }: { direction: Direction }) {
  return (
    <svg aria-hidden="true" className="mark">
      <use href={`#is-${direction}`} />
    </svg>
  );
}
