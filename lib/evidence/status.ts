import { peptideRecords } from '@/lib/records/peptides';
import { antiDopingClasses, type BlendStatus, type SubstanceStatus } from './status-schema';

/** Law and sport for one record of the library; `parts` are the slugs that a blend is made of. */
export type Status = SubstanceStatus & { parts: readonly string[] };

type Entry = SubstanceStatus | BlendStatus;

/** The status of an entry: its own, or what follows from a blend's parts. */
export function toStatus(entry: Entry, entries: ReadonlyMap<string, Entry>): Status {
  if (!('parts' in entry)) return { ...entry, parts: [] };
  const parts = entry.parts.flatMap((slug) => {
    const part = entries.get(slug);
    return part && !('parts' in part) ? [part] : [];
  });
  const strictest = [...parts].sort(byStrictness)[0];
  if (!strictest) throw new Error(`the blend "${entry.slug}" has no parts with a status`);
  const compounding = parts.flatMap((part) =>
    part.compounding ? [{ name: nameOf(part.slug), ...part.compounding }] : [],
  );
  const oldest = [...compounding].sort((a, b) => a.asOf.localeCompare(b.asOf))[0];
  return {
    slug: entry.slug,
    parts: entry.parts,
    // That a part is approved says nothing about the mixture.
    approvals: [],
    compounding: oldest && {
      asOf: oldest.asOf,
      seen: oldest.seen,
      text: [
        'No product with this mixture is approved.',
        ...compounding.map(({ name, text }) => `${name}: ${text}`),
      ].join(' '),
    },
    antiDoping: {
      ...strictest.antiDoping,
      text: parts.map(({ slug, antiDoping }) => `${nameOf(slug)}: ${antiDoping.text}`).join(' '),
    },
    boxedWarning:
      parts
        .flatMap(({ slug, boxedWarning }) =>
          boxedWarning ? [`${nameOf(slug)}: ${boxedWarning}`] : [],
        )
        .join(' ') || undefined,
    trials: entry.trials,
    references: [...new Set(parts.flatMap(({ references }) => references))],
    openQuestions: [...new Set(parts.flatMap(({ openQuestions }) => openQuestions))],
  };
}

/** S0 and the other sections before what is only watched, and that before what is not named. */
function byStrictness(a: SubstanceStatus, b: SubstanceStatus): number {
  const rank = ({ antiDoping }: SubstanceStatus) => antiDopingClasses.indexOf(antiDoping.class);
  return rank(a) - rank(b);
}

/** What the library calls a substance; the slug of one that it does not have. */
export function nameOf(slug: string): string {
  return peptideRecords.get().find((peptide) => peptide.slug === slug)?.name ?? slug;
}
