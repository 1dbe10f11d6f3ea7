import { toResidueClass } from '@/lib/chemistry/amino-acids';

export type ChainPoint = { letter: string; x: number; y: number };

/** A residue in its class colour with its one-letter code; its edge follows the theme. */
export function Bead({ letter, x, y, radius }: ChainPoint & { radius: number }) {
  const name = toResidueClass(letter);
  return (
    <>
      <circle
        cx={x}
        cy={y}
        r={radius}
        fill={`var(--color-res-${name})`}
        stroke="var(--color-bead-edge)"
        strokeWidth="2"
      />
      <text
        x={x}
        y={y + radius * 0.34}
        fontSize={radius * 0.96}
        fontWeight="600"
        textAnchor="middle"
        fill={`var(--color-res-${name}-on)`}
      >
        {letter}
      </text>
    </>
  );
}

/** The amide bond between two beads of the same radius: solid, with its dashed companion. */
export function AmideBond({
  from,
  to,
  radius,
}: {
  from: Omit<ChainPoint, 'letter'>;
  to: Omit<ChainPoint, 'letter'>;
  radius: number;
}) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const ux = (to.x - from.x) / length;
  const uy = (to.y - from.y) / length;
  const line = (offset: number) =>
    [from, to]
      .map(({ x, y }, index) => {
        const inset = index === 0 ? radius : -radius;
        return `${(x + ux * inset - uy * offset).toFixed(1)} ${(y + uy * inset + ux * offset).toFixed(1)}`;
      })
      .join('L');
  return (
    <>
      <path d={`M${line(0)}`} stroke="var(--color-bond)" strokeWidth="3.2" />
      <path
        d={`M${line(7.5)}`}
        stroke="var(--color-bond)"
        strokeWidth="3.2"
        strokeDasharray="4.8 4.2"
      />
    </>
  );
}
