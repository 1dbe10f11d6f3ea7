import { memoise } from '@/lib/content/memoise';
import { getStatus } from '@/lib/evidence/evidence';
import type { Status } from '@/lib/evidence/status';
import { aliasRecords } from '@/lib/records/library';
import type { PeptideRecord } from '@/lib/records/peptides';
import { createNameCounter } from '@/lib/text/name-counter';
import { getPeptides, requirePeptide } from './peptides';

/** A product's own name at the beginning of an entry of the registry: 'Egrifta WR (F8 form)' is 'Egrifta WR'. */
const BRAND = /^[A-Z][a-z]+(?: [A-Z]{2}\b)?/;

/** A name that begins with a code which a variant shares: 'CJC-1295' of 'CJC-1295 DAC'. */
const SHARED_CODE = /^[A-Z]+-\d+(?= )/;

/** The brands of a substance in its entry of the status registry. */
export function toBrands({ approvals }: Pick<Status, 'approvals'>): string[] {
  const products = approvals.flatMap(({ product }) => product.split(', '));
  return [...new Set(products.flatMap((product) => BRAND.exec(product)?.[0] ?? []))];
}

/** The brands of a substance as its page tells them: 'Sold as Victoza, Saxenda'; undefined where there is none. */
export function tellBrands(name: string, status: Status | undefined): string | undefined {
  const { approvals = [] } = status ?? {};
  const inForce = approvals.filter(({ state }) => state === 'approved');
  // A product of two substances is not one of them.
  const shown = (inForce.length > 0 ? inForce : approvals).filter(
    ({ product }) => !product.includes(' with '),
  );
  const brands = toBrands({ approvals: shown }).filter((brand) => brand !== name);
  if (brands.length === 0) return undefined;
  return `${inForce.length > 0 ? 'Sold' : 'Once sold'} as ${brands.join(', ')}`;
}

/** A name as it stands inside a sentence: 'semaglutide', but 'BPC-157' and 'Thymosin Alpha-1'. */
export function toCommonName(name: string): string {
  return /^[A-Z][a-z]+$/.test(name) ? name.toLowerCase() : name;
}

/** The letters of a record's chain and what they are the chain of, in a sentence. Throws when it has none. */
export function requireChain(slug: string): { name: string; residues: string } {
  const { name, molecule } = requirePeptide(slug);
  if (molecule.kind !== 'peptide') throw new Error(`content/peptides: "${slug}" has no chain`);
  return { name: molecule.chainName ?? toCommonName(name), residues: molecule.sequence };
}

/** The records that a text about a record is about: the record itself, or the parts of a blend. */
export function toParts({ slug, molecule }: PeptideRecord): string[] {
  return molecule.kind === 'blend' ? molecule.parts.map((part) => part.slug) : [slug];
}

/** How often a text names each substance of the library, by slug, under any of its names; blends are their parts. */
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

/** What a text may call a substance: not what a reader types by a slip. */
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
