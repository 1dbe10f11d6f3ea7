import { memoise } from '@/lib/content/memoise';
import { groupInOrder } from '@/lib/text/group-in-order';
import { getReferences, type Reference } from './references';

/**
 * What a publication is called shortly, the same on every page and like no other: 'Wilding 2021', 'Sosne 2015a'
 * where the bibliography holds two of that name; undated ones 'Meyer n.d.', 'Meyer n.d.-a'.
 */
export function getShortName(reference: Reference): string {
  return `${getPlainName(reference)}${marks().get(reference.id) ?? ''}`;
}

/** The same from a citation key; the key itself where the bibliography does not hold it. */
export function nameShortly(key: string): string {
  const reference = getReferences().get(key);
  return reference ? getShortName(reference) : key;
}

/**
 * What a line of sources in a text for patients calls a publication: a dated one by its short name, an undated one
 * by who published it and its title without a closing remark in brackets, since 'n.d.-c' tells them nothing.
 */
export function nameSource(key: string): string {
  const reference = getReferences().get(key);
  if (!reference || getYear(reference) !== undefined) return nameShortly(key);
  const title = reference.title.replace(/ \([^()]*\)$/, '');
  return [getFirstAuthor(reference), title].filter(Boolean).join(': ');
}

/** In place of authors whom no copy that was read names: such a work is called by its journal. */
const UNNAMED = 'Authors not shown in the copy seen';

function getPlainName(reference: Reference): string {
  const author = getFirstAuthor(reference);
  const name = author === UNNAMED ? (reference['container-title'] ?? 'Unnamed authors') : author;
  return [name, getYear(reference) ?? 'n.d.'].filter(Boolean).join(' ');
}

/** The suffixes of works of one author and year, by key: letters, and '-27' after 'z'. */
const marks = memoise('marks of short names', () => {
  const marked = new Map<string, string>();
  for (const [, works] of groupInOrder([...getReferences().values()], getPlainName)) {
    if (works.length === 1) continue;
    const inOrder = works.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    for (const [index, work] of inOrder.entries()) {
      const letter = index < 26 ? String.fromCharCode(97 + index) : `-${index + 1}`;
      marked.set(work.id, getYear(work) === undefined ? `-${letter}` : letter);
    }
  }
  return marked;
});

/** The family name of the first author, or the body that published; undefined when none is recorded. */
export function getFirstAuthor({ author: [first] }: Reference): string | undefined {
  if (!first) return undefined;
  return 'literal' in first ? first.literal : first.family;
}

/** The year of publication; undefined when the record is undated. */
export function getYear({ issued }: Reference): number | undefined {
  return issued?.['date-parts'][0][0];
}
