import { formatReference } from '@/lib/references/format-reference';
import { toReferences } from '@/lib/references/references';
import { toShortName } from '@/lib/references/short-name';

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
      name: toShortName(reference),
      journal,
      ...(link && { href: link.href, linkLabel: link.label }),
    };
  });
}
