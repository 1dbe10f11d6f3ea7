import { bead, bond, chain, letterAt } from '../bead';
import { countUp, type Point } from '../geometry';
import type { Layout } from './layout';

/** An alpha helix from the side: 100 degrees a residue, near turns large and far turns small. */
export const helix: Layout = ({ letters, random, palette }) => {
  const phase = random() * 2 * Math.PI;
  const turns = countUp(22).map((index) => {
    const angle = phase + (index * 100 * Math.PI) / 180;
    const point: Point = [48 + index * 53, 300 + Math.sin(angle) * 160];
    return {
      point,
      depth: Math.cos(angle),
      radius: 36 + Math.cos(angle) * 12,
      letter: letterAt(letters, index),
    };
  });
  const bonds = turns.slice(1).map((turn, index) => {
    const before = turns[index] ?? turn;
    return bond(before.point, turn.point, before.radius, turn.radius, {
      width: 4,
      color: palette.edge,
    });
  });
  const beads = turns
    .toSorted((a, b) => a.depth - b.depth)
    .map(({ point, radius, letter }) => bead(point, radius, letter, palette));
  return [bonds, beads];
};

/** Growth rings. */
export const rings: Layout = ({ letters, random, palette }) => {
  const centre = 250 + random() * 120;
  let used = 0;
  return [150, 255, 360, 465, 570].map((size, ring) => {
    const radius = 31 - ring * 1.5;
    const count = Math.floor((Math.PI * size) / (radius * 3.05));
    const phase = random() * 0.2;
    const points = countUp(count + 1).map((index): Point => {
      const angle = Math.PI + phase + (Math.PI * index) / count;
      return [centre + Math.cos(angle) * size * 1.18, 660 + Math.sin(angle) * size];
    });
    const shown = letters.slice(used % letters.length) + letters;
    used += count + 1;
    return chain(points, shown, radius, palette);
  });
};

/** A closed ring. */
export const cycle: Layout = ({ letters, random, palette }) => {
  const count = Math.max(9, Math.min(18, letters.length));
  const phase = random() * 6;
  const points = countUp(count + 1).map((index): Point => {
    const angle = phase + (index / count) * Math.PI * 2;
    const size = 215 + ((index % count) % 2 ? 16 : -16);
    return [600 + Math.cos(angle) * size * 1.75, 312 + Math.sin(angle) * size * 0.92];
  });
  const ring = countUp(count)
    .map((index) => letterAt(letters, index))
    .join('');
  return chain(points, ring, 40, palette);
};
