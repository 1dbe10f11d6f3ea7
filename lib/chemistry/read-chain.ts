import { toThreeLetterCode } from './amino-acids';
import { type ChainProblem, fail, failAt, type Place, take, Unreadable } from './chain-cursor';
import { endGroups, type SideChainModification, startGroups } from './groups';
import type { PeptideMolecule } from './molecule';
import { findGroup, readBridges, readGroup } from './read-bound';
import { findResidue, type ResidueKind, residueNames } from './residues';

/** Limits of what is parsed: residues in a chain, and characters in a text. */
export const MOST_RESIDUES = 100;
export const MOST_CHARACTERS = 2000;

/** The result of parsing a typed text: a chain, or a problem (null if nothing is typed). */
export type ReadChain =
  | { ok: true; molecule: PeptideMolecule }
  | { ok: false; problem: ChainProblem | null };

const NAMES = residueNames.map((name) => name.replaceAll('-', '\\-')).join('|');
const RESIDUE = new RegExp(`(?:[DL]-)?(?:${NAMES})(?![a-z])|[A-Z](?![a-z])`, 'y');
const BRACKETS = /\[([^[\]]*)\]/y;
const BETWEEN = /[\s\u2010-\u2013-]+/y;
const END = /[\s\u2010-\u2013-]+(NH2|OH)\s*(?=$|\{|\))/iy;
const START = new RegExp(`\\s*(${Object.keys(startGroups).join('|')}|H)[\\u2010-\\u2013-]`, 'iy');
/** Text after H- that makes it a free N-terminus, not histidine: a residue name or a typed C-terminus. */
const NOTATION = new RegExp(
  `(?:[DL]-)?(?:${NAMES})(?![a-z])|.*[\\u2010-\\u2013-](?:NH2|nh2|OH|oh)\\s*(?:\\{.*)?$`,
  'sy',
);
const RING = /\s*cyclo\s*\(/iy;

/**
 * Parses a chain as people type it: one-letter codes, three-letter codes joined by hyphens, non-standard residues by
 * name in square brackets or between hyphens, 'Ac-' before and '-NH2' after it, a group on a lysine in round brackets,
 * bridges by positions in braces, and 'cyclo(…)' for joined ends. A first line starting with '>' is skipped.
 */
export function readChain(typed: string): ReadChain {
  if (typed.trim() === '') return { ok: false, problem: null };
  try {
    return { ok: true, molecule: read(typed) };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, problem: error.problem };
    throw error;
  }
}

function read(text: string): PeptideMolecule {
  if (text.length > MOST_CHARACTERS) {
    fail(
      `The text has ${text.length} characters; at most ${MOST_CHARACTERS} are read`,
      'Take out what is not a residue, such as a description. Until then what you typed is not in the address.',
    );
  }
  const place: Place = { text, at: /^\s*>[^\n]*\n?/.exec(text)?.[0].length ?? 0 };
  checkReadings(place);
  const isCyclic = take(place, RING) !== null;
  const start = readStart(place);
  const { residues, sideChains, end } = readResidues(place, isCyclic);
  const bridges = readBridges(place, residues, sideChains);
  if (place.at < text.length)
    failAt(place, 'the chain ends before it', 'Type one chain at a time.');
  const nTerminus = start ? findGroup(startGroups, start) : undefined;
  const cTerminus = end ? findGroup(endGroups, end) : undefined;
  checkEnds(residues, isCyclic, { nTerminus, cTerminus });
  return {
    kind: 'peptide',
    sequence: residues.map(({ code }) => (code.length === 1 ? code : `[${code}]`)).join(''),
    ...(nTerminus && { nTerminus }),
    ...(cTerminus && { cTerminus }),
    ...(sideChains.length > 0 && { sideChains }),
    ...(bridges.length > 0 && { bridges }),
    ...(isCyclic && { isCyclic }),
  };
}

/** Rejects capitals that could be one-letter or three-letter codes, instead of guessing. */
function checkReadings(place: Place): void {
  const text = place.text.slice(place.at);
  const groups = text.match(/\b[A-Z]{3}\b/g) ?? [];
  const isNamed = groups.every((group) =>
    findResidue(group.charAt(0) + group.slice(1).toLowerCase()),
  );
  if (/[A-Z]{3}[\s-]+[A-Z]{3}/.test(text) && groups.length > 1 && isNamed) {
    failAt(
      place,
      'this can be read letter by letter, or as three-letter codes',
      'Type Gly-His-Lys for codes of three letters, or leave out what is between the letters.',
      groups[0],
    );
  }
}

/** Reads the group before a chain; rejects one that could also be read as residues. */
function readStart(place: Place): string | undefined {
  const before = { ...place };
  const start = take(place, START)?.[1];
  if (!start || [...start].some((letter) => !findResidue(letter))) return start;
  if (start !== 'H') {
    const name = Object.keys(startGroups).find((one) => one.toUpperCase() === start);
    return failAt(
      before,
      `${start}- can be ${[...start].map(toThreeLetterCode).join('-')} or the group ${name}-`,
      `Type ${name}- for the group, or leave the hyphen out for the residues.`,
      `${start}-`,
    );
  }
  if (take({ ...place }, NOTATION)) return start;
  return failAt(
    before,
    'H- can be histidine or the free start of a chain',
    'Type His for histidine, or leave H- out.',
    'H-',
  );
}

function readResidues(place: Place, isCyclic: boolean) {
  const residues: ResidueKind[] = [];
  const sideChains: SideChainModification[] = [];
  let end: string | undefined;
  while (place.at < place.text.length && place.text[place.at] !== '{') {
    end = residues.length > 0 ? take(place, END)?.[1] : undefined;
    if (isCyclic && place.text[place.at] === ')') break;
    if (end || place.at >= place.text.length) break;
    if (take(place, BETWEEN)) continue;
    residues.push(readResidue(place));
    const group = readGroup(place, residues);
    if (group) sideChains.push(group);
  }
  if (isCyclic && place.text[place.at] === ')') place.at += 1;
  else if (isCyclic) failAt(place, 'cyclo( is not closed', 'Type ) behind the last residue.');
  if (residues.length === 0) failAt(place, 'no residue was found', HOW);
  if (residues.length > MOST_RESIDUES) {
    fail(
      `The chain has ${residues.length} residues; at most ${MOST_RESIDUES} are worked out`,
      'Take a part of it. Nothing was cut off.',
    );
  }
  return { residues, sideChains, end };
}

const HOW =
  'Type capital letters (GHK), three-letter codes (Gly-His-Lys) or names in brackets, like [Aib] or [D-Phe].';

function readResidue(place: Place): ResidueKind {
  const before = { ...place };
  const bracket = take(place, BRACKETS);
  const name = bracket?.[1]?.trim() ?? take(place, RESIDUE)?.[0] ?? '';
  const kind = findResidue(name);
  if (!kind)
    return failAt(before, 'no residue is read here', toHelp(before, bracket?.[0]), bracket?.[0]);
  if (!bracket && /^[DL]-/.test(name) && /[A-Za-z]/.test(before.text[before.at - 1] ?? '')) {
    failAt(
      before,
      `${name} can be one residue, or ${toThreeLetterCode(name.charAt(0))} and ${name.slice(2)}`,
      `Type [${name}] for the one, or ${toThreeLetterCode(name.charAt(0))}-${name.slice(2)} for the two.`,
      name,
    );
  }
  return kind;
}

function toHelp({ text, at }: Place, bracket: string | undefined): string {
  const character = text[at] ?? '';
  if (bracket)
    return `Names in brackets: ${residueNames.slice().sort().join(', ')}, each also with D- before it.`;
  if (/[a-z]/.test(character))
    return `Small letters are not read: some use them for mirror images. ${HOW}`;
  if (/[BJOUXZ]/.test(character))
    return `${character} stands for no single one of the twenty amino acids. ${HOW}`;
  if (/\d/.test(character)) return `Take numbers out; an amide at the end is typed -NH2. ${HOW}`;
  return HOW;
}

function checkEnds(
  residues: readonly ResidueKind[],
  isCyclic: boolean,
  { nTerminus, cTerminus }: Pick<PeptideMolecule, 'nTerminus' | 'cTerminus'>,
): void {
  const blocked = residues.findIndex(({ isBlocked }) => isBlocked);
  if (blocked > 0 || (blocked === 0 && (nTerminus || isCyclic))) {
    fail(
      `Residue ${blocked + 1} (pGlu) has no nitrogen left to bind`,
      'It can only stand first, with nothing before it.',
    );
  }
  if (isCyclic && (nTerminus || cTerminus)) {
    fail('A ring has no ends to change', 'Take Ac- or -NH2 out, or cyclo( ).');
  }
  if (isCyclic && residues.length < 2) fail('One residue makes no ring', 'Type two or more.');
}
