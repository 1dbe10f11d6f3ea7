import { HALF_LIFE_PATH } from '@/content/paths';
import { toAddress } from '@/lib/text/to-address';
import type { Schedule } from './half-life';
import { type FieldError, readField, toQueryText } from './read-decimal';

/** Units that a time may be typed in. */
export const timeUnits = [
  { value: 'hours', label: 'hours' },
  { value: 'days', label: 'days' },
] as const;

export type TimeUnit = (typeof timeUnits)[number]['value'];

const TIME_FIELDS = ['halfLife', 'interval'] as const;
type TimeField = (typeof TIME_FIELDS)[number];

/** The texts as typed and the units chosen, under the names of the query parameters. */
export type HalfLifeInputs = Record<TimeField, string> &
  Record<`${TimeField}Unit`, TimeUnit> & {
    /** The times in the address that could not be read. */
    unread?: readonly TimeField[];
  };

/** The worked example that the page starts with: an imaginary drug, one dose each half-life. */
export const exampleInputs: HalfLifeInputs = {
  halfLife: '7',
  halfLifeUnit: 'days',
  interval: '7',
  intervalUnit: 'days',
};

/** The worked example in hours. */
export const exampleSchedule: Schedule = { halfLife: 168, interval: 168 };

const NAMES: Record<TimeField, string> = { halfLife: 'half-life', interval: 'time between doses' };

/** Accepted range in hours: the shortest time that can be drawn, the longest that was measured. */
const SHORTEST = 0.1;
const LONGEST = 24_000;

/** Parses the schedule, in hours, if both fields hold a time; otherwise returns their errors. An empty field has none. */
export function readSchedule(inputs: HalfLifeInputs): {
  schedule?: Schedule;
  errors: Partial<Record<TimeField, FieldError>>;
} {
  const halfLife = readHours(inputs, 'halfLife');
  const interval = readHours(inputs, 'interval');
  return {
    errors: { halfLife: halfLife.error, interval: interval.error },
    schedule:
      halfLife.hours && interval.hours
        ? { halfLife: halfLife.hours, interval: interval.hours }
        : undefined,
  };
}

function readHours(
  inputs: HalfLifeInputs,
  field: TimeField,
): { hours?: number; error?: FieldError } {
  const name = NAMES[field];
  if (inputs[field] === '' && inputs.unread?.includes(field))
    return {
      error: {
        message: `Please enter the ${name} again`,
        help: 'The one in the address could not be read.',
      },
    };
  const { digits, error } = readField(inputs[field], `Please enter a ${name} greater than 0`);
  if (digits === undefined) return { error };
  const hours = Number(digits) * (inputs[`${field}Unit`] === 'days' ? 24 : 1);
  if (hours >= SHORTEST && hours <= LONGEST) return { hours };
  return {
    error: {
      message: `Please enter a ${name} from 0.1 hours to 1,000 days`,
      help: 'Check the unit beside the number, too.',
    },
  };
}

/** Parses an address; what is missing is the example's. A time that is too long, or in an unknown unit, is dropped. */
export function parseHalfLifeQuery(params: URLSearchParams): HalfLifeInputs {
  const [halfLife, halfLifeUnit] = readTime(params, 'halfLife');
  const [interval, intervalUnit] = readTime(params, 'interval');
  const inputs = { halfLife, halfLifeUnit, interval, intervalUnit };
  const unread = TIME_FIELDS.filter((field) => params.get(field) && !inputs[field]);
  return unread.length > 0 ? { ...inputs, unread } : inputs;
}

function readTime(params: URLSearchParams, field: TimeField): [text: string, unit: TimeUnit] {
  const typed = params.get(field);
  const asked = params.get(`${field}Unit`);
  const example = exampleInputs[`${field}Unit`];
  const unit = timeUnits.find(({ value }) => value === (asked ?? example))?.value;
  if (!unit) return ['', example];
  return [typed === null ? exampleInputs[field] : toQueryText(typed), unit];
}

/** The tool's address for some inputs: each time with its unit, unless it is empty or equals the example's. */
export function formatHalfLifeUrl(inputs: HalfLifeInputs): string {
  const params = new URLSearchParams();
  for (const field of TIME_FIELDS) {
    const unit = inputs[`${field}Unit`];
    const text = toQueryText(inputs[field]);
    if (!text || (text === exampleInputs[field] && unit === exampleInputs[`${field}Unit`]))
      continue;
    params.set(field, text);
    params.set(`${field}Unit`, unit);
  }
  return toAddress(HALF_LIFE_PATH, params);
}
