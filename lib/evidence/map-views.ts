import { type evidenceKinds, mapAreas } from '@/content/evidence-map';
import { pages } from '@/content/pages';
import { uncapitalize } from '@/lib/text/first-letter';
import { formatCount } from '@/lib/text/format';
import type { MapRow, mapGroups } from './evidence-map';

/** The texts of a page of the map: its title, its first paragraph and its breadcrumb. */
export type MapView = { title: string; description: string; crumb: string };

/** The texts of the map of one group of substances. */
export function describeGroup({ label }: (typeof mapGroups)[number]): MapView {
  return {
    title: `${pages.evidenceMap.title}: ${label}`,
    description: pages.evidenceMap.description,
    crumb: label,
  };
}

/** The texts of the map of one kind of study. */
export function describeKind({ plural }: (typeof evidenceKinds)[number]): MapView {
  return {
    title: `${pages.evidenceMap.title}: ${plural}`,
    description: `Only ${uncapitalize(plural)}: which substance of the library they studied for what, and what they say together. Rows without any are left out.`,
    crumb: plural,
  };
}

/** The texts of the page of one substance. */
export function describeRow({ name, cells }: MapRow): MapView {
  const papers = new Set(cells.flatMap((cell) => cell.papers.map(({ reference }) => reference)))
    .size;
  return {
    title: `${name}: what was studied`,
    crumb: name,
    description:
      papers === 0
        ? `No study of what ${name} does was found.`
        : `${formatCount(papers, 'paper')} in ${cells.length} of ${mapAreas.length} areas, with what each kind of study says and where nothing can be said.`,
  };
}
