import { memoise } from '@/lib/content/memoise';
import { groupInOrder } from '@/lib/text/group-in-order';
import { getReferences, type Reference } from './references';

/**
 * The short name of a publication, unique and the same on every page: 'Wilding 2021', or 'Sosne 2015a' if others have
 * the same name; undated 'Meyer n.d.', 'Meyer n.d.-a'.
 */
export function getShortName(reference: Reference): string {
  return `${getPlainName(reference)}${marks().get(reference.id) ?? ''}`;
}

/** The short name of a citation key; the key itself if the bibliography does not have it. */
export function nameShortly(key: string): string {
  const reference = getReferences().get(key);
  return reference ? getShortName(reference) : key;
}

/**
 * Names a publication in a line of sources for patients: a dated one by its short name, an undated one by its author
 * and title, without a final remark in brackets, since 'n.d.-c' tells patients nothing.
 */
export function nameSource(key: string): string {
  const reference = getReferences().get(key);
  if (!reference || getYear(reference) !== undefined) return nameShortly(key);
  const title = reference.title.replace(/ \([^()]*\)$/, '');
  return [getFirstAuthor(reference), title].filter(Boolean).join(': ');
}

/** The placeholder for authors that no copy names; such a work is named by its journal. */
const UNNAMED = 'Authors not shown in the copy seen';

function getPlainName(reference: Reference): string {
  const author = getFirstAuthor(reference);
  const name = author === UNNAMED ? (reference['container-title'] ?? 'Unnamed authors') : author;
  return [name, getYear(reference) ?? 'n.d.'].filter(Boolean).join(' ');
}

/** The suffixes of works with the same plain name, by key: letters, and '-27' after 'z'. */
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

/** The family name of the first author, or the publishing body; undefined if none is recorded. */
export function getFirstAuthor({ author: [first] }: Reference): string | undefined {
  if (!first) return undefined;
  return 'literal' in first ? first.literal : first.family;
}

/** The year of publication; undefined if the record is undated. */
export function getYear({ issued }: Reference): number | undefined {
  return issued?.['date-parts'][0][0];
}
