import { formatReference } from '@/lib/references/format-reference';
import type { Reference } from '@/lib/references/references';
import { type Subject, toSubstanceNames } from './page-subjects';
import { describePaper } from './paper-description';
import { describePaperGroup, type PaperGroup } from './papers';

/** What the page of a record is about: its title, what is told of it, and the substances it is filed under. */
export function toPaperSubject(reference: Reference): Subject {
  const { id, custom } = reference;
  return {
    title: formatReference(reference).title,
    description: describePaper(reference),
    tags: toSubstanceNames(id),
    text: [...(custom.summary ?? []), ...custom.facts].join('\n'),
    keys: [id],
  };
}

/** What a list of papers is about. */
export function toGroupSubject(group: PaperGroup): Subject {
  const keys = group.pages.flatMap(({ papers }) => papers.map(({ key }) => key));
  return { ...describePaperGroup(group), tags: [], text: '', keys };
}
