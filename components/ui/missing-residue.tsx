import { Fragment } from 'react';
import { AmideBond, Bead } from './residue-chain';

const RADIUS = 24;
const CHAIN = ['G', 'L', 'Y', '?', 'E', 'P', 'T'].map((letter, index) => ({
  letter,
  x: 40 + index * 80,
  y: index % 2 ? 76 : 34,
}));

/** A chain with one residue missing: the picture of a page that is not there. Decorative. */
export function MissingResidue() {
  return (
    <svg aria-hidden="true" viewBox="0 0 560 110" className="h-auto w-full max-w-136">
      {CHAIN.map((point, index) => {
        const before = CHAIN[index - 1];
        const isBroken = point.letter === '?' || before?.letter === '?';
        return (
          <Fragment key={point.x}>
            {before && !isBroken && <AmideBond from={before} to={point} radius={RADIUS} />}
            {point.letter === '?' ? (
              <Gap x={point.x} y={point.y} />
            ) : (
              <Bead {...point} radius={RADIUS} />
            )}
          </Fragment>
        );
      })}
    </svg>
  );
}

function Gap({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={RADIUS}
        fill="none"
        stroke="var(--color-accent-mark)"
        strokeWidth="2"
        strokeDasharray="5 4"
      />
      <path
        d={`M${x - 59} ${y - 31}l34 18M${x + 59} ${y - 31}l-34 18`}
        stroke="var(--color-line-strong)"
        strokeWidth="2"
        strokeDasharray="2 5"
      />
      <text
        x={x}
        y={y + 8}
        fontSize="23"
        fontWeight="600"
        textAnchor="middle"
        fill="var(--color-accent)"
      >
        ?
      </text>
    </>
  );
}
