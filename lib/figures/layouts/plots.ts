import { toResidueClass } from '@/lib/chemistry/amino-acids';
import { bead, bond, letterAt } from '../bead';
import { toResidueColors } from '../colors';
import { countUp, type Point, round } from '../geometry';
import { rectangle, stroke } from '../shapes';
import type { Layout } from './layout';

/** A forest plot: estimates with intervals against the line of no effect. */
export const forest: Layout = ({ letters, random, palette }) => {
  const zero = stroke('M600 70V520', { color: palette.edge, width: 2.5, dash: '9 8' });
  const rows = countUp(6).map((index) => {
    const y = 104 + index * 78;
    const x = 600 + (random() - 0.62) * 520;
    const half = 120 + random() * 130;
    const [left, right] = [round(x - half), round(x + half)];
    const interval = `M${left} ${y}H${right}M${left} ${y - 11}v22M${right} ${y - 11}v22`;
    return [
      stroke(interval, { color: palette.edge, width: 3.5 }),
      bead([x, y], 54 - half * 0.1, letterAt(letters, index), palette),
    ];
  });
  return [zero, rows];
};

/** A branching tree. */
export const branch: Layout = ({ letters, random, palette }) => {
  const nodes = [1, 2, 4, 7].flatMap((count, level) =>
    countUp(count).map((index) => ({
      level,
      radius: 64 - level * 11,
      point: [
        120 + level * 320 + random() * 36,
        300 + (index - (count - 1) / 2) * ([0, 250, 148, 86][level] ?? 0),
      ] satisfies Point,
    })),
  );
  const bonds = nodes
    .filter(({ level }) => level > 0)
    .map((node) => {
      const distance = (other: typeof node) => Math.abs(other.point[1] - node.point[1]);
      const parent = nodes
        .filter(({ level }) => level === node.level - 1)
        .reduce((nearest, other) => (distance(other) < distance(nearest) ? other : nearest));
      return bond(parent.point, node.point, parent.radius, node.radius, {
        width: 5,
        color: palette.edge,
      });
    });
  const beads = nodes.map(({ point, radius }, index) =>
    bead(point, radius, letterAt(letters, index), palette),
  );
  return [bonds, beads];
};

/** Gel lanes: runs of bands, one band in each a lettered bead. */
export const lanes: Layout = ({ letters, random, palette }) =>
  countUp(9).map((lane) => {
    const x = 92 + lane * 127;
    const { edge } = palette;
    const frame = [
      stroke(`M${x - 42} 84V520M${x + 42} 84V520`, { color: edge, width: 1.5, opacity: 0.18 }),
      stroke(`M${x - 42} 84h84`, { color: edge, width: 5 }),
    ];
    const lettered = Math.floor(random() * 5);
    const bands = countUp(5).map((row) => {
      const y = 130 + row * 84 + random() * 34;
      const letter = letterAt(letters, lane * 5 + row);
      if (row === lettered) return bead([x, y], 35, letter, palette);
      const { fill } = toResidueColors(toResidueClass(letter));
      const band = { x: x - 36, y: y - 6, width: 72, height: 7 + random() * 11 };
      return rectangle(band, { fill, edge, stroke: 2 });
    });
    return [frame, bands];
  });
