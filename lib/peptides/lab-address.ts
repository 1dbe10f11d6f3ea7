import { SEQUENCE_LAB_PATH } from '@/content/paths';
import { formatChain } from '@/lib/chemistry/chain-notation';
import { MOST_CHARACTERS } from '@/lib/chemistry/read-chain';
import type { PeptideRecord } from '@/lib/records/peptides';
import { toAddress } from '@/lib/text/to-address';

/** What an address fills in, whole: a text that is too long is refused in the form, not cut. */
export function parseLabQuery(params: URLSearchParams): string {
  return params.get('seq') ?? '';
}

/** The lab's address for a typed text. One longer than what is read is no part of it, which the form says. */
export function formatLabUrl(typed: string): string {
  const text = typed.trim();
  const params = new URLSearchParams();
  if (text && text.length <= MOST_CHARACTERS) params.set('seq', text);
  return toAddress(SEQUENCE_LAB_PATH, params);
}

/** Where the lab works out the chain of a record, without what is bound to it; nothing for what is no chain. */
export function toLabAddress({ molecule }: PeptideRecord): string | undefined {
  const typed = molecule.kind === 'peptide' ? formatChain(molecule) : null;
  return typed === null ? undefined : formatLabUrl(typed);
}
