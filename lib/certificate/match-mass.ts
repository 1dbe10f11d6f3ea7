import { parseFormula, toMass } from '@/lib/chemistry/formula';
import { type Neighbour, type Substance, toNeighbours } from './neighbours';
import { type MassKind, type MassReading, PROTON } from './read-mass';

export type Verdict = 'fits' | 'does not fit' | 'cannot tell';

/** A library substance for the comparison of masses, in daltons. */
export type KnownMass = { name: string; href: string; formula: string } & Record<MassKind, number>;

/** Something that a measured mass fits. */
export type MassMatch = {
  /** The substance itself, another reading of the number, a salt, an altered molecule, or another substance. */
  sort: 'itself' | 'other reading' | Neighbour['sort'] | 'other substance';
  name: string;
  why: string;
  href?: string;
  /** The expected mass, in daltons without charge, its kind, and the measured mass less the expected one. */
  mass: number;
  kind: MassKind;
  difference: number;
};

const KINDS: readonly MassKind[] = ['average', 'monoisotopic'];

/** Charges to try, in case the number is an m/z of another charge than was typed. */
const CHARGES = [1, 2, 3, 4, 5, 6] as const;

/** Relative difference between tables of atomic weights: one part in 100,000. */
const TABLES = 1e-5;

/** Mass in Da below which the lightest isotope peak of a peptide is the tallest. */
const LIGHT = 1700;

/** Da between isotope peaks of one molecule: carbon-13 less carbon-12. */
const ISOTOPE_STEP = 1.00335;

/** Returns everything that a measured mass fits, likeliest first, with the verdict and the expected masses. */
export function matchMass(
  substance: Substance,
  reading: MassReading,
  library: readonly KnownMass[] = [],
): { verdict: Verdict; matches: MassMatch[]; expected: Record<MassKind, number> } {
  const expected = toMasses(substance.formula);
  const own = { sort: 'itself', name: substance.name, why: '' } as const;
  const asSaid = reading.kind ? [reading.kind] : KINDS;
  const matches = findFit(reading, asSaid, expected, own);
  const isLight = Math.abs(reading.charge) === 1 && reading.neutral < LIGHT;
  // A small ion of one charge shows its isotope peaks apart, so the number is the lightest of them.
  const isPeak = matches[0]?.kind === 'monoisotopic' && isLight;
  const kinds = isPeak ? (['monoisotopic'] as const) : asSaid;
  if (matches.length === 0) matches.push(...toOtherReadings(reading, expected, substance.name));
  for (const { sort, name, why, adds, times = 1 } of toNeighbours(substance)) {
    const change = toMasses(adds);
    const masses = {
      average: expected.average * times + change.average,
      monoisotopic: expected.monoisotopic * times + change.monoisotopic,
    };
    matches.push(...findFit(reading, kinds, masses, { sort, name, why }));
  }
  for (const { name, href, formula, ...masses } of library) {
    if (formula === substance.formula) continue;
    const why = 'Another substance of the library weighs as much.';
    matches.push(...findFit(reading, kinds, masses, { sort: 'other substance', name, why, href }));
  }
  return { verdict: toVerdict(matches), matches: matches.sort(byLikelihood), expected };
}

function toMasses(formula: string): Record<MassKind, number> {
  const atoms = parseFormula(formula);
  return { average: toMass(atoms, 'average'), monoisotopic: toMass(atoms, 'monoisotopic') };
}

/** Returns the best fit among the kinds of mass, if any. */
function findFit(
  { neutral, tolerance }: Pick<MassReading, 'neutral' | 'tolerance'>,
  kinds: readonly MassKind[],
  masses: Record<MassKind, number>,
  match: Pick<MassMatch, 'sort' | 'name' | 'why' | 'href'>,
): MassMatch[] {
  return kinds
    .map((kind) => ({ ...match, kind, mass: masses[kind], difference: neutral - masses[kind] }))
    .filter(({ mass, difference }) => Math.abs(difference) <= tolerance + mass * TABLES)
    .sort((a, b) => Math.abs(a.difference) - Math.abs(b.difference))
    .slice(0, 1);
}

/** Returns fits of the substance itself if the number has another kind, charge or isotope peak. */
function toOtherReadings(
  { neutral, printed, charge, tolerance, kind }: MassReading,
  expected: Record<MassKind, number>,
  name: string,
): MassMatch[] {
  const share = tolerance / Math.max(1, Math.abs(charge));
  const [other] = KINDS.filter((one) => kind !== undefined && one !== kind);
  // In large molecules the tallest peak is not the lightest one, and it is below the average.
  const heavier = Math.floor(expected.average - expected.monoisotopic);
  const tallest = { ...expected, monoisotopic: expected.monoisotopic + heavier * ISOTOPE_STEP };
  const toFits = (
    reading: Parameters<typeof findFit>[0],
    kinds: readonly MassKind[],
    condition: string,
    why: string,
    masses = expected,
  ) =>
    findFit(reading, kinds, masses, {
      sort: 'other reading',
      name: `${name}, if ${condition}`,
      why,
    });
  return [
    ...toFits(
      { neutral, tolerance },
      other ? [other] : [],
      `the paper gives its ${other} mass`,
      'Papers give one of two masses, and do not always say which.',
    ),
    ...toFits(
      { neutral: printed, tolerance: share },
      charge === 0 ? [] : KINDS,
      'the number is a mass, not an m/z',
      'Some papers print the mass with the charge already taken off.',
    ),
    ...toFits(
      { neutral, tolerance },
      heavier === 0 || kind === 'average' ? [] : ['monoisotopic'],
      'the number is of its tallest isotope peak',
      'Instruments show several isotopes side by side, and some papers print the tallest.',
      tallest,
    ),
    ...CHARGES.filter((one) => one !== charge).flatMap((one) => {
      const times = one === 1 ? '' : one;
      return toFits(
        { neutral: (printed - PROTON) * one, tolerance: share * one },
        KINDS,
        `the number is the m/z of charge ${one} ([M+${times}H]${times}+)`,
        'Instruments measure charged molecules, and papers print what they showed.',
      );
    }),
  ];
}

/** 'fits' if no rival molecule does; 'cannot tell' if one does, or if only another reading or a salt fits. */
function toVerdict(matches: readonly MassMatch[]): Verdict {
  const has = (...sorts: MassMatch['sort'][]) => matches.some(({ sort }) => sorts.includes(sort));
  const isOther = has('altered', 'other substance');
  if (has('itself')) return isOther ? 'cannot tell' : 'fits';
  return has('other reading', 'salt') ? 'cannot tell' : 'does not fit';
}

const ORDER: readonly MassMatch['sort'][] = [
  'itself',
  'other reading',
  'salt',
  'altered',
  'other substance',
];

function byLikelihood(a: MassMatch, b: MassMatch): number {
  return (
    ORDER.indexOf(a.sort) - ORDER.indexOf(b.sort) || Math.abs(a.difference) - Math.abs(b.difference)
  );
}
