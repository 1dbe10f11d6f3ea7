import { endGroups, lysineGroups, startGroups } from './groups';
import type { PeptideMolecule } from './molecule';

/** Returns the name under which a group is typed ('Ac'), by its full name ('acetyl'). */
function toTyped(groups: Readonly<Record<string, { name: string }>>, name: string): string | null {
  return Object.entries(groups).find(([, group]) => group.name === name)?.[0] ?? null;
}

/**
 * Formats a molecule in the notation of the sequence lab: 'Ac-[Nle]DH[D-Phe]RWK {2-7}'. Leaves out the complex, such as
 * copper. Returns null if the lab has no name for one of the groups.
 */
export function formatChain({
  sequence,
  nTerminus,
  cTerminus,
  sideChains = [],
  bridges = [],
  isCyclic,
}: PeptideMolecule): string | null {
  const start = nTerminus ? toTyped(startGroups, nTerminus.name) : '';
  const end = cTerminus ? toTyped(endGroups, cTerminus.name) : '';
  const groups = new Map(
    sideChains.map(({ position, name }) => [position, toTyped(lysineGroups, name)]),
  );
  if (start === null || end === null || [...groups.values()].includes(null)) return null;
  const residues = (sequence.match(/\[[^\]]+\]|[A-Z]/g) ?? []).map((residue, index) => {
    const group = groups.get(index + 1);
    return group ? `${residue}(${group})` : residue;
  });
  const chain = isCyclic ? `cyclo(${residues.join('')})` : residues.join('');
  const links = bridges.map(({ from, to }) => `${from}-${to}`).join(', ');
  return `${start && `${start}-`}${chain}${end && `-${end}`}${links && ` {${links}}`}`;
}
