import type { CSSProperties } from 'react';
import { AmideBond, Bead } from '../ui/residue-chain';

const RADIUS = 30;
const STEP = 84;
/** Beads drawn: the outer two are cut by the edge of the strip, so that the chain runs on. */
const COUNT = 9;

/** The drawing stands on deep green in both themes, so its edges are always light. */
const LIGHT_EDGES = {
  '--color-bead-edge': '#e7efed',
  '--color-bond': '#e7efed',
} satisfies Record<string, string> as CSSProperties;

/** A strip of residues for the head of a card. Decorative. */
export function ChainStrip({ residues }: { residues: string }) {
  const points = Array.from({ length: COUNT }, (_, index) => ({
    letter: residues.charAt(index % residues.length),
    x: index * STEP,
    y: index % 2 === 0 ? 78 : 122,
  }));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${(COUNT - 1) * STEP} 200`}
      preserveAspectRatio="xMidYMid slice"
      className="block h-32 w-full bg-art-6"
      style={LIGHT_EDGES}
    >
      {points.map((point, index) => {
        const before = points[index - 1];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: beads have no identity but their place
          <g key={index}>
            {before && <AmideBond from={before} to={point} radius={RADIUS} />}
            <Bead {...point} radius={RADIUS} />
          </g>
        );
      })}
    </svg>
  );
}
