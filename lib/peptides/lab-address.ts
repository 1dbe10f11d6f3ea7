import { SEQUENCE_LAB_PATH } from '@/content/paths';
import { formatChain } from '@/lib/chemistry/chain-notation';
import { MOST_CHARACTERS } from '@/lib/chemistry/read-chain';
import type { PeptideRecord } from '@/lib/records/peptides';
import { toAddress } from '@/lib/text/to-address';

/** Returns the text in the URL query, uncut: the form rejects a text that is too long. */
export function parseLabQuery(params: URLSearchParams): string {
  return params.get('seq') ?? '';
}

/** Returns the lab's URL for a typed text. A text that is too long is left out, which the form says. */
export function formatLabUrl(typed: string): string {
  const text = typed.trim();
  const params = new URLSearchParams();
  if (text && text.length <= MOST_CHARACTERS) params.set('seq', text);
  return toAddress(SEQUENCE_LAB_PATH, params);
}

/** Returns the lab's URL for a record's chain, without the complex; undefined if there is no chain to write. */
export function toLabAddress({ molecule }: PeptideRecord): string | undefined {
  const typed = molecule.kind === 'peptide' ? formatChain(molecule) : null;
  return typed === null ? undefined : formatLabUrl(typed);
}
