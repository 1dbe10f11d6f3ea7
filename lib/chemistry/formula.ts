/** Atom counts by element symbol; they may be negative if the composition is a change. */
export type Composition = ReadonlyMap<string, number>;

const GROUP = /([A-Z][a-z]?)(-?\d+)?|./gs;

/**
 * Parses a formula such as 'C14H24N6O4', or a net change such as 'HNO-1' (one hydrogen and one nitrogen gained, one
 * oxygen lost). Throws on anything else, and on an element without a mass below.
 */
export function parseFormula(formula: string): Composition {
  const atoms = new Map<string, number>();
  for (const [, symbol = '', count = '1'] of formula.matchAll(GROUP)) {
    if (!ELEMENTS.has(symbol))
      throw new Error(`expected a formula like C14H24N6O4, got "${formula}"`);
    atoms.set(symbol, (atoms.get(symbol) ?? 0) + Number(count));
  }
  return atoms;
}

/** Adds compositions; elements that cancel out are left out. */
export function addCompositions(...parts: readonly Composition[]): Composition {
  const sum = new Map<string, number>();
  for (const part of parts) {
    for (const [symbol, count] of part) sum.set(symbol, (sum.get(symbol) ?? 0) + count);
  }
  return new Map([...sum].filter(([, count]) => count !== 0));
}

/** Formats a formula in Hill order: carbon, hydrogen, then alphabetically. 'C14H24N6O4'. */
export function formatFormula(atoms: Composition): string {
  const rank = (symbol: string) => ({ C: '0', H: '1' })[symbol] ?? symbol;
  return [...atoms]
    .sort(([a], [b]) => (rank(a) < rank(b) ? -1 : 1))
    .map(([symbol, count]) => `${symbol}${count === 1 ? '' : count}`)
    .join('');
}

/**
 * Average mass, then mass of the most common isotope, in daltons. Averages: IUPAC standard atomic weights 2021,
 * abridged values (Pure Appl Chem 2022;94:573-600, doi:10.1515/pac-2019-0603). Isotopes: AME2020 (Chinese Phys C
 * 2021;45:030003, doi:10.1088/1674-1137/abddaf).
 */
const ELEMENTS: ReadonlyMap<string, readonly [average: number, monoisotopic: number]> = new Map([
  ['H', [1.008, 1.00782503]],
  ['C', [12.011, 12]],
  ['N', [14.007, 14.003074]],
  ['O', [15.999, 15.99491462]],
  ['F', [18.998, 18.99840316]],
  ['Na', [22.99, 22.98976928]],
  ['P', [30.974, 30.973762]],
  ['S', [32.06, 31.97207117]],
  ['Cl', [35.45, 34.96885269]],
  ['K', [39.098, 38.96370649]],
  ['Cu', [63.546, 62.929597]],
]);

/** Returns the mass of a composition in daltons: average, or monoisotopic (each element's most common isotope). */
export function toMass(atoms: Composition, kind: 'average' | 'monoisotopic'): number {
  let mass = 0;
  for (const [symbol, count] of atoms) {
    const [average, monoisotopic] = ELEMENTS.get(symbol) ?? [Number.NaN, Number.NaN];
    mass += count * (kind === 'average' ? average : monoisotopic);
  }
  return mass;
}
