import { residueColours, toResidueClass } from './art-residues';
import { ART_WIDTH } from './paths';
import { bead, bond, chain, letterAt, type Palette, type Point, round, zigzag } from './shapes';

/** What a layout draws with: the letters, a second sequence to compare with, and a random stream. */
export type LayoutInput = {
  letters: string;
  other?: string;
  random: () => number;
  palette: Palette;
};

type Layout = (input: LayoutInput) => string;

/** Residues that an alignment shows in a row. */
const COLUMNS = 10;

const sequenceOf = (count: number) => Array.from({ length: count }, (_, index) => index);

/** One peptide, fully extended, cropped by both edges. */
const extended: Layout = ({ letters, random, palette }) => {
  const slope = (random() - 0.5) * 30;
  const start = Math.floor(random() * 3);
  const points = zigzag(10, [-60, 305 - slope * 4.5], [150, slope], 66);
  return chain(points, letters.slice(start) + letters, 66, palette);
};

/** Two sequences face to face; a rule wherever residues of the same class meet. */
const align: Layout = ({ letters, other, random, palette }) => {
  const radius = 50;
  const step = 140;
  const lower = other ?? [...letters].reverse().join('');
  const width = Math.min(COLUMNS - 1, lower.length);
  const isSame = (upper: number, below: number) =>
    toResidueClass(letterAt(letters, upper)) === toResidueClass(letterAt(lower, below));
  const matches = (offset: number) => sequenceOf(width).filter((j) => isSame(offset + j, j)).length;
  const offset = sequenceOf(Math.max(1, letters.length - width + 1)).reduce((best, candidate) =>
    matches(candidate) > matches(best) ? candidate : best,
  );
  const lead = Math.min(offset, Math.max(1, Math.floor((COLUMNS - width) / 2)));
  const columns = Math.min(COLUMNS, letters.length);
  const left = (ART_WIDTH - (columns - 1) * step) / 2 - 12 + random() * 24;
  const upperPoints = zigzag(columns, [left, 190], [step, 0], 28);
  const lowerPoints = zigzag(width, [left + step * lead, 420], [step, 0], lead % 2 ? -28 : 28);
  const rules = lowerPoints.map(([, bottom], j) => {
    const [x, top] = upperPoints[j + lead] ?? [0, 0];
    const style = isSame(offset + j, j)
      ? `stroke="${palette.accent}" stroke-width="9"`
      : `stroke="${palette.edge}" stroke-width="2.5" stroke-dasharray="1 10" stroke-linecap="round"`;
    return `<path d="M${round(x)} ${round(top + radius + 12)}V${round(bottom - radius - 12)}" ${style}/>`;
  });
  const shown = upperPoints.slice(0, letters.length - offset + lead);
  return (
    rules.join('') +
    chain(shown, letters.slice(offset - lead), radius, palette) +
    chain(lowerPoints, lower, radius, palette)
  );
};

/** An alpha helix from the side: 100 degrees a residue, near turns large and far turns small. */
const helix: Layout = ({ letters, random, palette }) => {
  const phase = random() * 2 * Math.PI;
  const turns = sequenceOf(22).map((index) => {
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
    return bond(before.point, turn.point, before.radius, turn.radius, palette, { width: 4 });
  });
  const beads = turns
    .toSorted((a, b) => a.depth - b.depth)
    .map(({ point, radius, letter }) => bead(point, radius, letter, palette));
  return bonds.join('') + beads.join('');
};

/** An exponential fall against a scale. */
const decay: Layout = ({ letters, random, palette }) => {
  const rate = 2.2 + random() * 0.9;
  const points = sequenceOf(12).map((index): Point => {
    const time = index / 11;
    return [110 + time * 990, 520 - 420 * Math.exp(-rate * time)];
  });
  const scale = sequenceOf(6).map(
    (index) =>
      `<path d="M70 ${120 + index * 76}H1140" stroke="${palette.edge}" stroke-opacity=".16" stroke-width="1.5"/>`,
  );
  return scale.join('') + chain(points, letters, (index) => 42 - index * 1.6, palette);
};

/** Two fragments, and the bond that would join them. */
const repair: Layout = ({ letters, random, palette }) => {
  const radius = 58;
  const tilt = 30 + random() * 30;
  const left = zigzag(5, [-30, 310 + tilt], [142, -tilt / 3], 50);
  const right = zigzag(5, [742, 310 - tilt], [142, tilt / 3], -50);
  const from = left[4] ?? [0, 0];
  const to = right[0] ?? [0, 0];
  return (
    chain(left, letters, radius, palette) +
    chain(right, letters.slice(5) || letters, radius, palette) +
    bond(from, to, radius + 12, radius + 12, palette, { colour: palette.accent, width: 9 }) +
    `<circle cx="${round((from[0] + to[0]) / 2)}" cy="${round((from[1] + to[1]) / 2)}" r="128" fill="none" stroke="${palette.edge}" stroke-width="2.5" stroke-dasharray="2 9" stroke-linecap="round"/>`
  );
};

/** Growth rings. */
const rings: Layout = ({ letters, random, palette }) => {
  const centre = 250 + random() * 120;
  let used = 0;
  return [150, 255, 360, 465, 570]
    .map((size, ring) => {
      const radius = 31 - ring * 1.5;
      const count = Math.floor((Math.PI * size) / (radius * 3.05));
      const phase = random() * 0.2;
      const points = sequenceOf(count + 1).map((index): Point => {
        const angle = Math.PI + phase + (Math.PI * index) / count;
        return [centre + Math.cos(angle) * size * 1.18, 660 + Math.sin(angle) * size];
      });
      const shown = letters.slice(used % letters.length) + letters;
      used += count + 1;
      return chain(points, shown, radius, palette);
    })
    .join('');
};

/** Rising work, falling rest. */
const climb: Layout = ({ letters, random, palette }) => {
  const base = 470 - random() * 30;
  const swing = [70, -10, -95];
  const points = sequenceOf(13).map(
    (index): Point => [60 + index * 92, base - index * 19 + (swing[index % 3] ?? 0)],
  );
  return chain(points, letters, 37, palette);
};

/** A forest plot: estimates with intervals against the line of no effect. */
const forest: Layout = ({ letters, random, palette }) => {
  const zero = `<path d="M600 70V520" stroke="${palette.edge}" stroke-width="2.5" stroke-dasharray="9 8"/>`;
  const rows = sequenceOf(6).map((index) => {
    const y = 104 + index * 78;
    const x = 600 + (random() - 0.62) * 520;
    const half = 120 + random() * 130;
    const interval = `<path d="M${round(x - half)} ${y}H${round(x + half)}M${round(x - half)} ${y - 11}v22M${round(x + half)} ${y - 11}v22" stroke="${palette.edge}" stroke-width="3.5"/>`;
    return interval + bead([x, y], 54 - half * 0.1, letterAt(letters, index), palette);
  });
  return zero + rows.join('');
};

/** A branching tree. */
const branch: Layout = ({ letters, random, palette }) => {
  const nodes = [1, 2, 4, 7].flatMap((count, level) =>
    sequenceOf(count).map((index) => ({
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
      return bond(parent.point, node.point, parent.radius, node.radius, palette, { width: 5 });
    });
  const beads = nodes.map(({ point, radius }, index) =>
    bead(point, radius, letterAt(letters, index), palette),
  );
  return bonds.join('') + beads.join('');
};

/** A closed ring. */
const cycle: Layout = ({ letters, random, palette }) => {
  const count = Math.max(9, Math.min(18, letters.length));
  const phase = random() * 6;
  const points = sequenceOf(count + 1).map((index): Point => {
    const angle = phase + (index / count) * Math.PI * 2;
    const size = 215 + ((index % count) % 2 ? 16 : -16);
    return [600 + Math.cos(angle) * size * 1.75, 312 + Math.sin(angle) * size * 0.92];
  });
  const ring = sequenceOf(count)
    .map((index) => letterAt(letters, index))
    .join('');
  return chain(points, ring, 40, palette);
};

/** Gel lanes: runs of bands, one band in each a lettered bead. */
const lanes: Layout = ({ letters, random, palette }) =>
  sequenceOf(9)
    .map((lane) => {
      const x = 92 + lane * 127;
      const frame = `<path d="M${x - 42} 84V520M${x + 42} 84V520" stroke="${palette.edge}" stroke-opacity=".18" stroke-width="1.5"/><path d="M${x - 42} 84h84" stroke="${palette.edge}" stroke-width="5"/>`;
      const lettered = Math.floor(random() * 5);
      const bands = sequenceOf(5).map((band) => {
        const y = 130 + band * 84 + random() * 34;
        const letter = letterAt(letters, lane * 5 + band);
        if (band === lettered) return bead([x, y], 35, letter, palette);
        const { fill } = residueColours[toResidueClass(letter)];
        return `<rect x="${x - 36}" y="${round(y - 6)}" width="72" height="${round(7 + random() * 11)}" fill="${fill}" stroke="${palette.edge}" stroke-width="2"/>`;
      });
      return frame + bands.join('');
    })
    .join('');

/** Every composition by name. */
export const layouts = {
  extended,
  align,
  helix,
  decay,
  repair,
  rings,
  climb,
  forest,
  branch,
  cycle,
  lanes,
} as const satisfies Record<string, Layout>;

export type LayoutName = keyof typeof layouts;
