import { getHalfLives, type HalfLife } from '@/lib/peptides/half-lives';
import { uncapitalize } from '@/lib/text/first-letter';
import { type Axis, type Key, toRowPlot } from '../plots/plot';
import type { FigureParts } from './data-figure';

const KEY: Key = [
  { shape: 'estimate', text: 'measured in people' },
  { shape: 'animals', text: 'measured in animals' },
];

/** From ten minutes to ten days, in hours. */
const AXIS: Axis = {
  title: 'Half-life in minutes, hours and days (logarithmic scale)',
  scale: 'log',
  domain: [1 / 6, 240],
  ticks: [
    { at: 1 / 6, label: '10 min' },
    { at: 1, label: '1 hour' },
    { at: 24, label: '1 day' },
    { at: 168, label: '7 days' },
  ],
};

/** Every measured half-life of the library, shortest first; shape and label tell people from animals. */
export function toHalfLivesFigure(): FigureParts {
  const all = getHalfLives();
  return {
    plot: toRowPlot(
      AXIS,
      all.map((halfLife) => ({
        label: halfLife.name,
        detail: toDetail(halfLife),
        shown: halfLife.stated,
        mark: {
          kind: 'range',
          low: halfLife.low ?? halfLife.high,
          high: halfLife.high,
          species: halfLife.species,
        },
      })),
      KEY,
    ),
    table: {
      columns: ['Substance', 'Half-life', 'In hours', 'Measured in', 'Given', 'Note'],
      rows: all.map((halfLife) => [
        halfLife.name,
        halfLife.stated,
        toHours(halfLife),
        `${halfLife.species}: ${uncapitalize(halfLife.finding.population)}`,
        halfLife.route,
        halfLife.finding.note ?? '',
      ]),
    },
    data: all.map(({ name, low, high, finding }) => ({
      ...{ row: name, measure: 'Half-life', value: low === high ? high : undefined },
      ...{ low: low === high ? undefined : low, high: low === high ? undefined : high },
      ...{ unit: 'hours', finding, reference: finding.reference },
    })),
  };
}

function toDetail({ species, finding: { population }, route }: HalfLife): string {
  const who = species === 'animals' ? `in animals: ${uncapitalize(population)}` : population;
  return `${who}; ${route}`;
}

/** The half-life in hours, to three significant digits: '139 to 194', 'under 0.5'. */
function toHours({ low, high }: HalfLife): string {
  const format = (hours: number) => String(Number(hours.toPrecision(3)));
  if (low === undefined) return `under ${format(high)}`;
  return low === high ? format(high) : `${format(low)} to ${format(high)}`;
}
