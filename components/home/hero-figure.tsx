import { Fragment } from 'react';
import { sequences } from '@/content/sequences';
import { AmideBond, Bead } from '../ui/residue-chain';

/** Where the fifteen residues stand, from the N-terminus: an arc around the enlarged bond. */
const PLACES: readonly (readonly [x: number, y: number])[] = [
  [134, 421.1],
  [79.8, 370],
  [110, 302],
  [93.3, 229.4],
  [156.3, 189.6],
  [182.8, 120.1],
  [257.2, 122],
  [318, 79],
  [378.8, 122],
  [453.2, 120.1],
  [479.7, 189.6],
  [542.7, 229.4],
  [526, 302],
  [556.2, 370],
  [502, 421.1],
];
const RADIUS = 24.5;

const { name, residues } = sequences['bpc-157'];
const CHAIN = PLACES.map(([x, y], index) => ({ x, y, letter: residues.charAt(index) }));

/** Figure 1 of the home page: a whole peptide, and what one of its bonds is. */
export function HeroFigure() {
  return (
    <figure>
      <svg
        viewBox="40 48 556 440"
        role="img"
        aria-label={`The fifteen residues of ${name} drawn as a chain around an enlarged amide bond`}
        className="h-auto w-full"
        fill="none"
      >
        {CHAIN.map((point, index) => {
          const before = CHAIN[index - 1];
          return (
            <Fragment key={point.x}>
              {before && <AmideBond from={before} to={point} radius={RADIUS} />}
              <Bead {...point} radius={RADIUS} />
            </Fragment>
          );
        })}
        <EnlargedBond />
        <g className="fill-muted text-[15px]" textAnchor="middle">
          <text x="134" y="467">
            N-terminus
          </text>
          <text x="502" y="467">
            C-terminus
          </text>
        </g>
      </svg>
      <figcaption className="mt-3 border-line border-t pt-2.5 text-muted text-sm">
        <strong className="font-semibold font-serif text-ink">Figure 1.</strong>{' '}
        <span className="whitespace-nowrap">{name}</span>, fifteen residues. Enlarged, the amide
        bond: 1.33&nbsp;Å long and flat, because it is partly a double bond.
      </figcaption>
    </figure>
  );
}

const ATOMS = [
  {
    symbol: 'C',
    x: 274,
    y: 344,
    radius: 21,
    fill: 'var(--color-sunken)',
    text: 'var(--color-ink)',
  },
  {
    symbol: 'N',
    x: 362,
    y: 344,
    radius: 21,
    fill: 'var(--color-res-positive)',
    text: 'var(--color-res-positive-on)',
  },
  {
    symbol: 'O',
    x: 258,
    y: 270,
    radius: 21,
    fill: 'var(--color-res-aromatic)',
    text: 'var(--color-res-aromatic-on)',
  },
  {
    symbol: 'H',
    x: 380,
    y: 414,
    radius: 16,
    fill: 'var(--color-raised)',
    text: 'var(--color-ink)',
  },
];

function EnlargedBond() {
  return (
    <>
      <path
        d="M211 129 195.2 288.5M234 127l165.8 106"
        stroke="var(--color-muted)"
        strokeWidth="1.25"
      />
      <circle cx="220" cy="121" r="12.5" stroke="var(--color-accent-mark)" strokeWidth="2.5" />
      <circle
        cx="318"
        cy="336"
        r="132"
        fill="var(--color-raised)"
        stroke="var(--color-ink)"
        strokeWidth="2.5"
      />
      <clipPath id="lens">
        <circle cx="318" cy="336" r="131" />
      </clipPath>
      <g clipPath="url(#lens)">
        <path
          d="M274 344 200 398M362 344 438 292M362 344 380 414M269 344 253 270M278 344 262 270"
          stroke="var(--color-ink)"
          strokeWidth="3"
        />
        <path d="M274 344H362" stroke="var(--color-accent-mark)" strokeWidth="5" />
        <path
          d="M274 354H362"
          stroke="var(--color-accent-mark)"
          strokeWidth="4"
          strokeDasharray="6 5"
        />
      </g>
      {ATOMS.map(({ symbol, x, y, radius, fill, text }) => (
        <Fragment key={symbol}>
          <circle
            cx={x}
            cy={y}
            r={radius}
            fill={fill}
            stroke="var(--color-bead-edge)"
            strokeWidth="2"
          />
          <text x={x} y={y + 7} fontSize="20" fontWeight="650" textAnchor="middle" fill={text}>
            {symbol}
          </text>
        </Fragment>
      ))}
      <path d="M274 380v10M362 380v10M274 385H362" stroke="var(--color-muted)" strokeWidth="1.25" />
      <text x="318" y="406" fontSize="15" textAnchor="middle" className="fill-ink">
        1.33 Å
      </text>
    </>
  );
}
