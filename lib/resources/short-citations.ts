import { formatReference } from '@/lib/references/format-reference';
import { type Reference, toReferences } from '@/lib/references/references';

/** A publication in one line: 'Meyer 2007', with its journal and address. */
export type ShortCitation = {
  id: string;
  name: string;
  journal: string;
  href?: string;
  /** What the address is called: 'doi:10.1056/x', 'PMID 123' or a host. */
  linkLabel?: string;
};

/** The short citations of bibliography keys, in their order. Throws on a key without a record. */
export function toShortCitations(keys: readonly string[]): ShortCitation[] {
  return toReferences(keys).map((reference) => {
    const { journal, link } = formatReference(reference);
    return {
      id: reference.id,
      name: [toFirstAuthor(reference), toYear(reference) ?? 'n.d.'].filter(Boolean).join(' '),
      journal,
      ...(link && { href: link.href, linkLabel: link.label }),
    };
  });
}

/** The family name of the first author, or the body that published; undefined when none is recorded. */
export function toFirstAuthor({ author: [first] }: Reference): string | undefined {
  if (!first) return undefined;
  return 'literal' in first ? first.literal : first.family;
}

/** The year of publication; undefined when the record is undated. */
export function toYear({ issued }: Reference): number | undefined {
  return issued?.['date-parts'][0][0];
}
