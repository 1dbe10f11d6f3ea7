import { peptideRecords } from '@/lib/records/peptides';
import { antiDopingClasses, type BlendStatus, type SubstanceStatus } from './status-schema';

/** The legal and anti-doping status of a record; `parts` are the slugs of a blend's parts. */
export type Status = SubstanceStatus & { parts: readonly string[] };

type Entry = SubstanceStatus | BlendStatus;

/** The status of an entry: its own or, for a blend, one derived from its parts. */
export function toStatus(entry: Entry, entries: ReadonlyMap<string, Entry>): Status {
  if (!('parts' in entry)) return { ...entry, parts: [] };
  const parts = entry.parts.flatMap((slug) => {
    const part = entries.get(slug);
    return part && !('parts' in part) ? [part] : [];
  });
  // S0 and the other sections, then 'monitoring', then 'not named'.
  const rank = ({ antiDoping }: SubstanceStatus) => antiDopingClasses.indexOf(antiDoping.class);
  const [strictest] = parts.toSorted((a, b) => rank(a) - rank(b));
  if (!strictest) throw new Error(`the blend "${entry.slug}" has no parts with a status`);
  const [oldest] = parts
    .flatMap(({ compounding }) => compounding ?? [])
    .sort((a, b) => a.asOf.localeCompare(b.asOf));
  const tellEach = (read: (part: SubstanceStatus) => string | undefined) =>
    parts
      .filter(read)
      .map((part) => `${nameOf(part.slug)}: ${read(part)}`)
      .join(' ');
  return {
    slug: entry.slug,
    parts: entry.parts,
    // The approval of a part says nothing about the mixture.
    approvals: [],
    compounding: oldest && {
      asOf: oldest.asOf,
      seen: oldest.seen,
      text: `No product with this mixture is approved. ${tellEach(({ compounding }) => compounding?.text)}`,
    },
    antiDoping: {
      ...strictest.antiDoping,
      text: tellEach(({ antiDoping }) => antiDoping.text),
    },
    boxedWarning: tellEach(({ boxedWarning }) => boxedWarning) || undefined,
    trials: entry.trials,
    references: [...new Set(parts.flatMap(({ references }) => references))],
    openQuestions: [...new Set(parts.flatMap(({ openQuestions }) => openQuestions))],
  };
}

/** The library's name for a substance; the slug itself if it is not in the library. */
export function nameOf(slug: string): string {
  return peptideRecords.get().find((peptide) => peptide.slug === slug)?.name ?? slug;
}
