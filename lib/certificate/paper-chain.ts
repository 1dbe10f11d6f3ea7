import { type ReadChain, readChain } from '@/lib/chemistry/read-chain';
import { parseSequence } from '@/lib/chemistry/residues';

/** A ring inside a chain: 'Ac-Nle-cyclo[Asp-His-D-Phe-Arg-Trp-Lys]-NH2', 'Ac-Nle-c(DHFRWK)'. */
const RING = /^(.*?)[\s-]*\b(?:cyclo|c)\s*[[(]([^[\]()]*)[\])](.*)$/is;

/** A chain with each residue in braces: '{ALA}{GLU}{d-Phe}', 'Ac-{HIS}{LYS}-NH2'. */
const BRACES = /^(\{?Ac\}?-?)?((?:\{(?:[dl]-)?[a-z]{3}\})+)(-?\{?NH2\}?)?$/i;

/** Rewrites what papers spell out as `readChain` notation: ends, residues, a bridge. Drops the salt. */
const WRITTEN: readonly (readonly [RegExp, string])[] = [
  [/[\s,;]*\(?(?:acetate|trifluoroacetate|TFA)(?: salt)?\)?\s*$/i, ''],
  [
    /[\s,;]*\(?(?:disul\w+|S-S)\s*(?:bridges?|bonds?)?\D{0,8}(\d+)[^\d)]{1,8}(\d+)\s*\)?\s*$/i,
    ' {$1-$2}',
  ],
  [/^\s*[([]?(?:trans-?|\(?E\)?-)3-hexenoyl[)\]]?[\s-]*/i, 'Hexenoyl-'],
  [/^\s*[([]?acetyl[)\]]?[\s-]*/i, 'Ac-'],
  [/[\s-]*[([]?(?:amide|CONH2)[)\]]?(?=\s*(?:\{|$))/i, '-NH2'],
  [/D-2-?Nal\b/g, 'D-2-Nal'],
  [/D-2-?(?:methyl|Me)-?Trp\b/gi, 'D-2-Me-Trp'],
  [/2['′],\s?6['′]-?dimethyl-?Tyr(?:osine)?\b/gi, 'Dmt'],
];

/**
 * Parses the chain on a certificate: in `readChain` notation, with a ring inside the chain, with each residue in
 * braces, or with names spelled out.
 */
export function readPaperChain(paper: string): ReadChain {
  const typed = WRITTEN.reduce((text, [written, read]) => text.replace(written, read), paper);
  const [, cap, braces, end] = BRACES.exec(typed.trim()) ?? [];
  if (!braces) return readRing(typed);
  return readChain(`${cap ? 'Ac-' : ''}${toCodes(braces)}${end ? '-NH2' : ''}`);
}

function toCodes(braces: string): string {
  const codes = braces.toLowerCase().match(/(?:[dl]-)?[a-z]{3}/g) ?? [];
  return codes
    .map((code) => code.replace(/^[dl](?=-)|[a-z](?=[a-z]{2}$)/g, (letter) => letter.toUpperCase()))
    .join('-');
}

function readRing(typed: string): ReadChain {
  const [, before = '', ring = '', behind = ''] = RING.exec(typed) ?? [];
  const start = toLength(`${before.trim()}-G`);
  const length = toLength(ring);
  if (!before.trim() || !start || !length) return readChain(typed);
  const read = readChain(`${before}-${ring}${behind} {${start}-${start + length - 1}}`);
  return read.ok ? read : readChain(typed);
}

function toLength(chain: string): number {
  const read = readChain(chain);
  return read.ok ? parseSequence(read.molecule.sequence).length : 0;
}
