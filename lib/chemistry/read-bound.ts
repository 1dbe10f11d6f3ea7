import { lysineGroups, type SideChainModification } from '@/lib/chemistry/groups';
import type { Bridge } from '@/lib/chemistry/molecule';
import { failAt, type Place, take } from './chain-cursor';
import type { ResidueKind } from './residues';

const ON_SIDE_CHAIN = /\(([^()]*)\)/y;
const LINKS = /\s*\{([^{}]*)\}?\s*/y;

/** Reads a group in round brackets after a residue; null if there are no brackets. */
export function readGroup(
  place: Place,
  residues: readonly ResidueKind[],
): SideChainModification | null {
  const before = { ...place };
  const match = take(place, ON_SIDE_CHAIN);
  if (!match) return null;
  const group = findGroup(lysineGroups, match[1]?.trim() ?? '');
  const code = residues.at(-1)?.code ?? '';
  const known = Object.keys(lysineGroups).join(', ');
  if (!group)
    return failAt(before, 'no group is known by this name', `Known on lysine: ${known}.`, match[0]);
  if (!['K', 'D-Lys', 'Orn'].includes(code))
    failAt(before, `no group is known on ${code}`, `On lysine, K or Lys: ${known}.`, match[0]);
  return { ...group, position: residues.length };
}

/** Reads the bridges in braces after the chain: '{1-6, 8-12}'. Without braces, none. */
export function readBridges(
  place: Place,
  residues: readonly ResidueKind[],
  sideChains: readonly SideChainModification[],
): Bridge[] {
  const before = { ...place };
  const links = take(place, LINKS)?.[1];
  if (links === undefined) return [];
  const taken = new Set(sideChains.map(({ position }) => position));
  return links.split(',').map((link) => {
    const [, from, to] = /^\s*(\d{1,3})\s*[-\u2010-\u2013]\s*(\d{1,3})\s*$/.exec(link) ?? [];
    const ends = [Number(from), Number(to)] as const;
    const kinds = ends.map((end) => residues[end - 1]?.code ?? '');
    if (!from || !to || kinds.includes('') || ends[0] === ends[1]) {
      return failAt(before, `"${link.trim()}" is no bridge of this chain`, BRIDGES);
    }
    if (ends.some((end) => taken.has(end))) {
      return failAt(before, `a residue of the bridge ${link.trim()} is already bound`, BRIDGES);
    }
    for (const end of ends) taken.add(end);
    const kind = toBridgeKind(kinds);
    if (!kind)
      return failAt(before, `${kinds.join(' and ')} form no bridge that is known here`, BRIDGES);
    return { kind, from: Math.min(...ends), to: Math.max(...ends) };
  });
}

const BRIDGES =
  'Type the places of two cysteines, or of an acid (D, E) and a base (K, Orn): {1-6}, or {6-48, 18-61}.';

function toBridgeKind(codes: readonly string[]): Bridge['kind'] | null {
  const are = (...wanted: string[]) =>
    codes.filter((code) => wanted.includes(code.replace(/^D-/, ''))).length;
  if (are('C', 'Cys') === 2) return 'disulfide';
  return are('D', 'E', 'Asp', 'Glu') === 1 && are('K', 'Lys', 'Orn') === 1 ? 'lactam' : null;
}

/** Finds a group by its typed name, ignoring case. */
export function findGroup<Group>(
  groups: Readonly<Record<string, Group>>,
  typed: string,
): Group | undefined {
  const name = Object.keys(groups).find((one) => one.toLowerCase() === typed.toLowerCase());
  return name === undefined ? undefined : groups[name];
}
