import { countUp, type Point, round } from '@/lib/figures/geometry';
import { line } from '@/lib/figures/shapes';
import { lightColors } from '@/lib/figures/tokens';
import { mark, onDeep, type Plate, type PlatePalette } from './plate';

/** Of 100 treatments tested in animals: key ineichen-2024-animal-translation of the references. */
export const stages = [
  { reached: 100, goOn: 50, fill: lightColors['res-polar'] },
  { reached: 50, goOn: 40, fill: lightColors['res-hydrophobic'] },
  { reached: 40, goOn: 5, fill: lightColors['res-positive'] },
  { reached: 5, goOn: 5, fill: lightColors['res-aromatic'] },
] as const;

const PITCH = 43;
const ROWS = 10;
const GAP = 54;
const TOP = 315 - ((ROWS - 1) * PITCH) / 2;

/** The dots of each stage, ten to a column; those that go on stand nearest to the next stage. */
export function toDots(): { point: Point; stage: number; goesOn: boolean }[] {
  const columnsOf = (count: number) => Math.ceil(count / ROWS);
  const total = stages.reduce((sum, { reached }) => sum + columnsOf(reached) - 1, 0) * PITCH;
  const left = 600 - (total + (stages.length - 1) * (GAP + PITCH)) / 2;
  return stages.flatMap(({ reached, goOn }, stage) => {
    const before = stages
      .slice(0, stage)
      .reduce((sum, earlier) => sum + columnsOf(earlier.reached) * PITCH + GAP, 0);
    const inset = ((ROWS - Math.min(ROWS, reached)) * PITCH) / 2;
    return countUp(reached).map((index) => ({
      stage,
      goesOn: index >= reached - goOn,
      point: [
        round(left + before + Math.floor(index / ROWS) * PITCH),
        round(TOP + inset + (index % ROWS) * PITCH),
      ] satisfies Point,
    }));
  });
}

function dot({ point, stage, goesOn }: ReturnType<typeof toDots>[number], palette: PlatePalette) {
  const fill = stages[stage]?.fill ?? palette.paper;
  return goesOn
    ? mark(point, 16, { fill, edge: palette.edge })
    : mark(point, 15, { fill: 'none', edge: palette.brand, width: 2 });
}

/** A hundred dots, of which 50, 40 and 5 go on; the open ones stop. */
export const translation: Plate = {
  palette: onDeep,
  draw: (palette) => {
    const dots = toDots();
    const rules = stages.slice(1).map((_, index) => {
      const last = Math.max(
        ...dots.filter(({ stage }) => stage === index).map(({ point }) => point[0]),
      );
      const x = last + (PITCH + GAP) / 2;
      return line(
        [
          [x, 92],
          [x, 538],
        ],
        { color: palette.accent, width: 4, dash: '14 10' },
      );
    });
    return [rules, dots.map((each) => dot(each, palette))];
  },
};
