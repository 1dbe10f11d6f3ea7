import { evidenceKinds, evidenceMapText, mapAreas } from '@/content/evidence-map';
import { formatCount } from '@/lib/text/format';
import { getEvidenceMap, type MapRow, mapGroups } from './evidence-map';
import { EVIDENCE_MAP_PATH, toGroupPath, toKindPath, toSubstancePath } from './map-paths';

/** What a page of the map is called: its title, its first paragraph and its name in the breadcrumb. */
export type MapView = { title: string; description: string; view: string };

/** Every page of the map; blends have no studies of their own, so no page. */
export function getMapPaths(): string[] {
  return [
    EVIDENCE_MAP_PATH,
    ...mapGroups.map(({ id }) => toGroupPath(id)),
    ...evidenceKinds.map(({ id }) => toKindPath(id)),
    ...getEvidenceMap()
      .filter(({ parts }) => parts.length === 0)
      .map(({ slug }) => toSubstancePath(slug)),
  ];
}

/** The map with one group of substances. */
export function describeGroup({ label }: (typeof mapGroups)[number]): MapView {
  return {
    title: `${evidenceMapText.title}: ${label}`,
    description: evidenceMapText.description,
    view: label,
  };
}

/** The map with one kind of study. */
export function describeKind({ plural }: (typeof evidenceKinds)[number]): MapView {
  return {
    title: `${evidenceMapText.title}: ${plural}`,
    description: `Only ${plural.charAt(0).toLowerCase()}${plural.slice(1)}: which substance of the library they studied for what, and what they say together. Rows without any are left out.`,
    view: plural,
  };
}

/** One substance's row, written out. */
export function describeRow({ name, cells }: MapRow): { title: string; description: string } {
  const papers = new Set(cells.flatMap((cell) => cell.papers.map(({ reference }) => reference)))
    .size;
  return {
    title: `${name}: what was studied`,
    description:
      papers === 0
        ? `No study of what ${name} does was found.`
        : `${formatCount(papers, 'paper')} in ${cells.length} of ${mapAreas.length} areas, with what each kind of study says and where nothing can be said.`,
  };
}
