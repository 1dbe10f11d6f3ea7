import { memoise } from '@/lib/content/memoise';
import { getPeptides } from '@/lib/peptides/peptides';

/** Names that are not the name of any record, with the slugs of the records they may mean. */
const OTHER_NAMES: readonly (readonly [string, readonly string[]])[] = [
  ['CJC-1295', ['cjc-1295-no-dac', 'cjc-1295-dac']],
  ['MK-677', ['ibutamoren']],
  ['elamipretide', ['ss-31']],
  ['bremelanotide', ['pt-141']],
  ['mecasermin', ['igf-1']],
  ['thymalfasin', ['thymosin-alpha-1']],
  ['aviptadil', ['vip']],
  ['cibinetide', ['ara-290']],
  ['epitalon', ['epithalon']],
  ['emideltide', ['dsip']],
];

/** A pattern for each name, longest name first, so that a blend is not read as its first part. */
const getNames = memoise('names-with-status', () =>
  [...getPeptides().map(({ name, slug }) => [name, [slug]] as const), ...OTHER_NAMES]
    .sort(([a], [b]) => b.length - a.length)
    .map(([name, slugs]) => ({
      form: new RegExp(`(?<![\\p{L}\\d-])${quote(name)}(?![\\p{L}\\d-])`, 'giu'),
      slugs,
    })),
);

/** Returns a text as a pattern that matches it alone. */
export function quote(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Returns the substances that a text names, each with the slugs of the records it may mean. */
export function findSubstances(prose: string): { name: string; slugs: readonly string[] }[] {
  let rest = prose;
  return getNames().flatMap(({ form, slugs }) => {
    const [name] = rest.match(form) ?? [];
    if (!name) return [];
    rest = rest.replace(form, ' ');
    return [{ name, slugs }];
  });
}
