import { type ReadChain, readChain } from '@/lib/chemistry/read-chain';
import { parseSequence } from '@/lib/chemistry/residues';

/** A ring inside a chain: 'Ac-Nle-cyclo[Asp-His-D-Phe-Arg-Trp-Lys]-NH2', 'Ac-Nle-c(DHFRWK)'. */
const RING = /^(.*?)[\s-]*\b(?:cyclo|c)\s*[[(]([^[\]()]*)[\])](.*)$/is;

/** Each residue in braces: '{ALA}{GLU}{d-Phe}'. */
const BRACES = /^(?:\{(?:[dl]-)?[a-z]{3}\})+$/i;

/** The chain of a certificate: as `readChain` takes it, with a ring inside it or each residue in braces as some papers write it. */
export function readPaperChain(typed: string): ReadChain {
  const plain = typed.trim();
  return BRACES.test(plain) ? readChain(toCodes(plain)) : readRing(typed);
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
