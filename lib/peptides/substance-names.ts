import { memoise } from '@/lib/content/memoise';
import { getStatus } from '@/lib/evidence/evidence';
import type { Status } from '@/lib/evidence/status';
import { aliasRecords } from '@/lib/records/library';
import type { PeptideRecord } from '@/lib/records/peptides';
import { createNameCounter } from '@/lib/text/name-counter';
import { getPeptides, requirePeptide } from './peptides';

/** Matches the brand at the start of a registry entry: 'Egrifta WR' in 'Egrifta WR (F8 form)'. */
const BRAND = /^[A-Z][a-z]+(?: [A-Z]{2}\b)?/;

/** Matches the code that variants share at the start of a name: 'CJC-1295' in 'CJC-1295 DAC'. */
const SHARED_CODE = /^[A-Z]+-\d+(?= )/;

/** Returns the brands in a substance's entry in the status registry. */
export function toBrands({ approvals }: Pick<Status, 'approvals'>): string[] {
  const products = approvals.flatMap(({ product }) => product.split(', '));
  return [...new Set(products.flatMap((product) => BRAND.exec(product)?.[0] ?? []))];
}

/** Returns the brands of a substance for its page: 'Sold as Victoza, Saxenda'; undefined if there are none. */
export function formatBrands(name: string, status: Status | undefined): string | undefined {
  const { approvals = [] } = status ?? {};
  const inForce = approvals.filter(({ state }) => state === 'approved');
  // A combination product is not a brand of one of its substances.
  const shown = (inForce.length > 0 ? inForce : approvals).filter(
    ({ product }) => !product.includes(' with '),
  );
  const brands = toBrands({ approvals: shown }).filter((brand) => brand !== name);
  if (brands.length === 0) return undefined;
  return `${inForce.length > 0 ? 'Sold' : 'Once sold'} as ${brands.join(', ')}`;
}

/** Returns a name as written in a sentence: 'semaglutide', but 'BPC-157' and 'Thymosin Alpha-1'. */
export function toCommonName(name: string): string {
  return /^[A-Z][a-z]+$/.test(name) ? name.toLowerCase() : name;
}

/** Returns a record's sequence, and its chain's name as written in a sentence. Throws if it has no chain. */
export function requireChain(slug: string): { name: string; residues: string } {
  const { name, molecule } = requirePeptide(slug);
  if (molecule.kind !== 'peptide') throw new Error(`content/peptides: "${slug}" has no chain`);
  return { name: molecule.chainName ?? toCommonName(name), residues: molecule.sequence };
}

/** Returns the slugs that a text on a record is about: its own, or those of a blend's parts. */
export function toParts({ slug, molecule }: PeptideRecord): string[] {
  return molecule.kind === 'blend' ? molecule.parts.map((part) => part.slug) : [slug];
}

/** Counts how often a text names each substance, by slug, under any of its names. Blends are not counted themselves. */
export function countSubstances(text: string): Map<string, number> {
  return substanceCounter()(text);
}

const substanceCounter = memoise('substance-counter', () =>
  createNameCounter(
    getPeptides()
      .filter(({ molecule }) => molecule.kind !== 'blend')
      .flatMap(({ slug }) => toWrittenNames(slug).map((name) => [name, slug] as const)),
  ),
);

/** Returns the names that a text may use for a substance; known misspellings are left out. */
export function toWrittenNames(slug: string): string[] {
  const { name } = requirePeptide(slug);
  const written = aliasRecords
    .get()
    .filter(({ to, kind }) => to === slug && kind !== 'misspelling');
  const status = getStatus(slug);
  return [
    name,
    ...(SHARED_CODE.exec(name) ?? []),
    ...written.map(({ text }) => text),
    ...(status ? toBrands(status) : []),
  ];
}
