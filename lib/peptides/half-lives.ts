import { ContentError } from '@/lib/content/content-error';
import { FINDINGS_FILE, requireFinding } from '@/lib/evidence/evidence';
import type { Finding } from '@/lib/evidence/evidence-schema';
import type { MeasuredHalfLife, PeptideRecord, Sourced } from '@/lib/records/peptides';
import { requireReferences } from '@/lib/references/references';
import { capitalize } from '@/lib/text/first-letter';
import { getPeptides } from './peptides';

/** Hours in each unit that half-lives are printed in. */
export const HOURS_IN = { minutes: 1 / 60, hours: 1, days: 24 } as const;

export type TimeUnit = keyof typeof HOURS_IN;

/** A half-life as its study printed it, and in hours. */
export type HalfLife = {
  slug: string;
  /** What was measured: 'PT-141, nasal'. */
  name: string;
  /** As printed: '134 to 165 hours', '2.7 hours (1.9 to 4)', 'under 30 minutes', 'about 5 days'. */
  stated: string;
  unit: TimeUnit;
  /** In hours; `low` equals `high` for a single value and is absent if only an upper limit was printed. */
  low?: number;
  high: number;
  /** In hours: the mean, if the paper states one beside the range. */
  mean?: number;
  species: 'people' | 'animals';
  route: string;
  /** The finding that it was read from, which tells who was studied. */
  finding: Finding;
};

/** Returns a record's measured half-life; undefined if it has none. Throws if the finding does not hold times. */
export function toHalfLife({ slug, halfLife }: PeptideRecord): HalfLife | undefined {
  return halfLife && 'finding' in halfLife ? readHalfLife(slug, halfLife) : undefined;
}

function readHalfLife(slug: string, halfLife: MeasuredHalfLife): HalfLife {
  const { name, route } = halfLife;
  const finding = requireFinding(halfLife.finding);
  const limits = toLimits(finding);
  const { unit, low, high, mean } = limits;
  const [reference] = requireReferences([finding.reference]);
  return {
    slug,
    name,
    route,
    stated: formatStated(limits, halfLife),
    unit,
    ...(low !== undefined && { low: low * HOURS_IN[unit] }),
    high: high * HOURS_IN[unit],
    ...(mean !== undefined && { mean: mean * HOURS_IN[unit] }),
    species: reference?.custom.species === 'human' ? 'people' : 'animals',
    finding,
  };
}

/** Returns every measured half-life of the library, shortest first. */
export function getHalfLives(): HalfLife[] {
  return getPeptides()
    .flatMap((peptide) => toHalfLife(peptide) ?? [])
    .sort((a, b) => a.high - b.high);
}

/** Returns a record's half-life in words, with references: 'About 5 days, from a model …'; null if not known. */
export function toHalfLifeText(peptide: PeptideRecord): Sourced | null {
  const { halfLife } = peptide;
  if (!halfLife || 'references' in halfLife) return halfLife;
  const { stated, finding } = readHalfLife(peptide.slug, halfLife);
  return {
    text: `${capitalize(stated)}${/^[,;]/.test(halfLife.text) ? '' : ' '}${halfLife.text}`,
    references: [finding.reference],
  };
}

type Limits = { unit: TimeUnit; low?: number; high: number; mean?: number };

/** Returns the shortest and longest time of a finding's arms, and a mean between; throws unless all share one unit. */
function toLimits({ id, arms }: Finding): Limits {
  const unit = arms[0]?.unit;
  const lows = arms.flatMap(({ value, low }) => low ?? value ?? []);
  const highs = arms.flatMap(({ value, high }) => high ?? value ?? []);
  if (!isTimeUnit(unit) || highs.length === 0 || arms.some((arm) => arm.unit !== unit))
    throw new ContentError([
      { file: FINDINGS_FILE, field: id, message: 'is no time in minutes, hours or days' },
    ]);
  const mean = arms.length === 1 && lows[0] !== highs[0] ? arms[0]?.value : undefined;
  return {
    unit,
    ...(lows.length > 0 && { low: Math.min(...lows) }),
    high: Math.max(...highs),
    ...(mean !== undefined && { mean }),
  };
}

function isTimeUnit(unit: string | undefined): unit is TimeUnit {
  return unit !== undefined && unit in HOURS_IN;
}

function formatStated({ unit, low, high, mean }: Limits, { isAbout }: MeasuredHalfLife): string {
  const most = `${high} ${unit}`;
  if (low === undefined) return `under ${most}`;
  if (mean !== undefined) return `${isAbout ? 'about ' : ''}${mean} ${unit} (${low} to ${high})`;
  return `${isAbout ? 'about ' : ''}${low === high ? most : `${low} to ${most}`}`;
}
