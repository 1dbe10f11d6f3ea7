import { getHalfLives, type HalfLife } from '@/lib/peptides/half-lives';
import type { Axis } from '../plots/plot';
import type { FigureParts } from './data-figure';

const SERIES = ['measured in people', 'measured in animals'] as const;

/** From minutes to beyond a week, in hours. */
const AXIS: Axis = {
  title: 'Half-life in minutes, hours and days (logarithmic scale)',
  scale: 'log',
  domain: [1 / 6, 240],
  ticks: [
    { at: 1 / 6, label: '10 min' },
    { at: 1, label: '1 hour' },
    { at: 6, label: '6 hours' },
    { at: 24, label: '1 day' },
    { at: 168, label: '7 days' },
  ],
};

/** Every measured half-life of the library, shortest first, people told from animals by shape and word. */
export function toHalfLivesFigure(): FigureParts {
  const all = getHalfLives();
  return {
    plot: {
      kind: 'rows',
      series: SERIES,
      axis: AXIS,
      rows: all.map((halfLife) => ({
        label: halfLife.name,
        detail: toDetail(halfLife),
        shown: halfLife.stated,
        mark: {
          kind: 'range',
          low: halfLife.low ?? halfLife.high,
          high: halfLife.high,
          isSecond: halfLife.species === 'animals',
        },
      })),
    },
    table: {
      columns: ['Substance', 'Half-life', 'In hours', 'Measured in', 'Given'],
      rows: all.map((halfLife) => [
        halfLife.name,
        halfLife.stated,
        toHours(halfLife),
        `${halfLife.species}: ${toLowerStart(halfLife.population)}`,
        halfLife.route,
      ]),
    },
    references: [...new Set(all.map(({ reference }) => reference))],
    isPartlyReported: all.some(({ isReported }) => isReported),
  };
}

function toDetail({ species, population, route }: HalfLife): string {
  const who = species === 'animals' ? `in animals: ${toLowerStart(population)}` : population;
  return `${who}; ${route}`;
}

/** The length in hours, to three digits: '139 to 194', 'under 0.5'. */
function toHours({ low, high }: HalfLife): string {
  const format = (hours: number) => String(Number(hours.toPrecision(3)));
  if (low === undefined) return `under ${format(high)}`;
  return low === high ? format(high) : `${format(low)} to ${format(high)}`;
}

function toLowerStart(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
