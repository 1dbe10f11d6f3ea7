import { toResidueClass } from '@/lib/chemistry/amino-acids';
import { bond, chain, letterAt } from '../bead';
import { countUp, type Point, zigzag } from '../geometry';
import { ART_WIDTH } from '../image-paths';
import { disc, line } from '../shapes';
import type { Layout } from './layout';

/** Residues that an alignment shows in a row. */
const COLUMNS = 10;

/** One peptide, fully extended, cropped by both edges. */
export const extended: Layout = ({ letters, random, palette }) => {
  const slope = (random() - 0.5) * 30;
  const start = Math.floor(random() * 3);
  const points = zigzag(10, [-60, 305 - slope * 4.5], [150, slope], 66);
  return chain(points, letters.slice(start) + letters, 66, palette);
};

/** Rising work, falling rest. */
export const climb: Layout = ({ letters, random, palette }) => {
  const base = 470 - random() * 30;
  const swing = [70, -10, -95];
  const points = countUp(13).map(
    (index): Point => [60 + index * 92, base - index * 19 + (swing[index % 3] ?? 0)],
  );
  return chain(points, letters, 37, palette);
};

/** An exponential fall against a scale. */
export const decay: Layout = ({ letters, random, palette }) => {
  const rate = 2.2 + random() * 0.9;
  const points = countUp(12).map((index): Point => {
    const time = index / 11;
    return [110 + time * 990, 520 - 420 * Math.exp(-rate * time)];
  });
  const scale = countUp(6).map((index) => {
    const y = 120 + index * 76;
    const ends: [Point, Point] = [
      [70, y],
      [1140, y],
    ];
    return line(ends, { color: palette.edge, width: 1.5, opacity: 0.16 });
  });
  return [scale, chain(points, letters, (index) => 42 - index * 1.6, palette)];
};

/** Two fragments, and the bond that would join them. */
export const repair: Layout = ({ letters, random, palette }) => {
  const radius = 58;
  const tilt = 30 + random() * 30;
  const left = zigzag(5, [-30, 310 + tilt], [142, -tilt / 3], 50);
  const right = zigzag(5, [742, 310 - tilt], [142, tilt / 3], -50);
  const from = left[4] ?? [0, 0];
  const to = right[0] ?? [0, 0];
  return [
    chain(left, letters, radius, palette),
    chain(right, letters.slice(5) || letters, radius, palette),
    bond(from, to, radius + 12, radius + 12, { color: palette.accent, width: 9 }),
    disc([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], 128, {
      edge: palette.edge,
      width: 2.5,
      dash: '2 9',
      cap: 'round',
    }),
  ];
};

/** Two sequences face to face; a rule wherever residues of the same class meet. */
export const align: Layout = ({ letters, other, random, palette }) => {
  const radius = 50;
  const step = 140;
  const lower = other ?? [...letters].reverse().join('');
  const width = Math.min(COLUMNS - 1, lower.length);
  const isSame = (upper: number, below: number) =>
    toResidueClass(letterAt(letters, upper)) === toResidueClass(letterAt(lower, below));
  const matches = (offset: number) => countUp(width).filter((j) => isSame(offset + j, j)).length;
  const offset = countUp(Math.max(1, letters.length - width + 1)).reduce((best, candidate) =>
    matches(candidate) > matches(best) ? candidate : best,
  );
  const lead = Math.min(offset, Math.max(1, Math.floor((COLUMNS - width) / 2)));
  const columns = Math.min(COLUMNS, letters.length);
  const left = (ART_WIDTH - (columns - 1) * step) / 2 - 12 + random() * 24;
  const upperPoints = zigzag(columns, [left, 190], [step, 0], 28);
  const lowerPoints = zigzag(width, [left + step * lead, 420], [step, 0], lead % 2 ? -28 : 28);
  const rules = lowerPoints.map(([, bottom], j) => {
    const [x, top] = upperPoints[j + lead] ?? [0, 0];
    const ends: [Point, Point] = [
      [x, top + radius + 12],
      [x, bottom - radius - 12],
    ];
    return isSame(offset + j, j)
      ? line(ends, { color: palette.accent, width: 9 })
      : line(ends, { color: palette.edge, width: 2.5, dash: '1 10', cap: 'round' });
  });
  const shown = upperPoints.slice(0, letters.length - offset + lead);
  return [
    rules,
    chain(shown, letters.slice(offset - lead), radius, palette),
    chain(lowerPoints, lower, radius, palette),
  ];
};
