import { type Direction, directions, evidenceKinds, mapAreas } from '@/content/evidence-map';
import { pages } from '@/content/pages';
import { EVIDENCE_MAP_PATH } from '@/content/paths';
import { uncapitalize } from '@/lib/text/first-letter';
import { formatCount } from '@/lib/text/format';
import {
  countPapers,
  getEvidenceMap,
  type MapCell,
  type MapRow,
  type mapGroups,
} from './evidence-map';
import { UNCONTROLLED } from './key-findings';
import { countCoverage } from './map-counts';
import type { MapPaper } from './map-direction';
import { toSubstancePath } from './map-paths';
import { getVerdicts } from './verdicts';

/** The directions that count as a vote, in words. */
const VOTES: Partial<Record<Direction, string>> = {
  helps: 'in favour',
  none: 'no clear difference',
  mixed: 'mixed',
  harms: 'against',
};

/** The label of a direction: 'helps', 'no clear difference'. */
export function toDirectionLabel(direction: Direction): string {
  return directions.find(({ id }) => id === direction)?.label ?? direction;
}

/** The label of a kind of study, and its short form for the table. */
export function toKindWords(kind: MapCell['kind']): { label: string; short: string } {
  return evidenceKinds.find(({ id }) => id === kind) ?? { label: kind, short: kind };
}

/** How the papers of a cell divide: '6 in favour, 1 no clear difference'; empty if none has a direction. */
export function formatVotes({ papers }: MapCell): string {
  return formatDirections(papers.map(({ direction }) => direction));
}

function formatDirections(all: readonly Direction[]): string {
  const votes = directions.flatMap(({ id }) => {
    const count = all.filter((direction) => direction === id).length;
    return count > 0 && VOTES[id] ? `${count} ${VOTES[id]}` : [];
  });
  return votes.join(', ');
}

/** How many papers saw harm, '1 paper saw harm'; empty if none did or the cell itself says harm. */
export function formatHarmSeen({ direction, papers }: MapCell): string {
  const count = papers.filter(({ sawHarm }) => sawHarm).length;
  return count > 0 && direction !== 'harms' ? `${formatCount(count, 'paper')} saw harm` : '';
}

/** The direction of a cell with its qualifications: 'helps, uncertain; 1 paper saw harm'. */
export function formatAnswer(cell: MapCell): string {
  const { direction, said, isUnsure } = cell;
  const isOfVerdicts = new Set(said).size > 1;
  const votes = isOfVerdicts ? `by our verdicts ${formatDirections(said)}` : formatVotes(cell);
  return [
    `${toDirectionLabel(direction)}${isUnsure ? ', uncertain' : ''}${direction === 'mixed' ? `: ${votes}` : ''}`,
    formatHarmSeen(cell),
  ]
    .filter(Boolean)
    .join('; ');
}

/** The number of papers of a cell: '27 papers', '1 paper in people, 2 in animals or cells'. */
export function formatPaperCount(cell: Pick<MapCell, 'papers'>): string {
  const { people, others } = countPapers(cell);
  if (others === 0) return formatCount(people, 'paper');
  if (people === 0) return `${formatCount(others, 'paper')} in animals or cells`;
  return `${formatCount(people, 'paper')} in people, ${others} in animals or cells`;
}

/**
 * The screen-reader texts before, between and after the paper count and the kind of study that a cell shows:
 * 'Semaglutide, skin: ', ' papers, best: ', ' (mixed results: 1 in favour, 1 against)'.
 */
export function formatCell(name: string, cell: MapCell): [string, string, string] {
  return [
    `${name}, ${uncapitalize(cell.area.label)}: `,
    `${formatPaperCount(cell).replace(/^\d+/, '')}, best: `,
    ` (${formatAnswer(cell)})`,
  ];
}

/** The direction of a paper or, if it has none, the reason in a few words. */
export function formatPaperVerdict({ direction, findings }: MapPaper): string {
  if (direction === 'untested') return 'not in people';
  if (direction !== 'open') return toDirectionLabel(direction);
  if (findings.length === 0) return 'no result recorded';
  if (findings.every(({ confidence }) => confidence === 'secondary'))
    return 'read only second-hand';
  const [told] = findings.flatMap(({ tells }) => tells ?? []);
  if (told) return TOLD[told];
  return findings.every(({ comparator }) => UNCONTROLLED.includes(comparator))
    ? 'described, without a comparison'
    : 'described, in a study with a comparison';
}

const TOLD = {
  'which of two': 'compared with another treatment or another way of giving it',
  'two together': 'given together with another drug',
  'own level': 'about people’s own level of it',
} as const;

/** The path and the texts of the map of one group of substances. */
export function describeGroup({ id, label }: (typeof mapGroups)[number]) {
  return {
    path: `${EVIDENCE_MAP_PATH}/category/${id}`,
    title: `${pages.evidenceMap.title}: ${label}`,
    description: pages.evidenceMap.description,
    crumb: label,
  };
}

/** The path and the texts of the map of one kind of study. */
export function describeKind({ id, plural }: (typeof evidenceKinds)[number]) {
  return {
    path: `${EVIDENCE_MAP_PATH}/kind/${id}`,
    title: `${pages.evidenceMap.title}: ${plural}`,
    description: `Only ${uncapitalize(plural)}: which substance of the library they studied for what, and what they say together. Rows without any are left out.`,
    crumb: plural,
  };
}

/** The path and the texts of the page of one substance. */
export function describeRow({ slug, name, cells, outside }: MapRow) {
  const papers = countKeys(cells);
  const others = countKeys([...cells, ...outside]) - papers;
  return {
    path: toSubstancePath(slug),
    title: `${name}: what was studied`,
    crumb: name,
    description:
      papers === 0
        ? `Our bibliography holds no study of what ${name} does.`
        : `${formatCount(papers, 'paper')} in ${cells.length} of ${mapAreas.length} areas${others > 0 ? `, and ${others} more outside the map` : ''}, with what each kind of study says and where nothing can be said.`,
  };
}

/** The number of papers of several cells, each counted once. */
export function countKeys(cells: readonly Pick<MapCell, 'papers'>[]): number {
  return new Set(cells.flatMap(({ papers }) => papers.map(({ reference }) => reference))).size;
}

/** The areas in which a substance has neither papers nor a verdict, as a sentence. */
export function formatGaps({ slug, cells }: Pick<MapRow, 'slug' | 'cells'>): string {
  const told = [
    ...cells.map(({ area }) => area.id),
    ...getVerdicts(slug).map(({ outcome }) => outcome.area),
  ];
  const empty = mapAreas.filter(({ id }) => !told.includes(id));
  return `We recorded no result on: ${empty.map(({ label }) => uncapitalize(label)).join('; ')}.`;
}

/** How many records and findings are in the map, and why the others are not, in two paragraphs. */
export function formatCoverage(): string[] {
  const { total, inMap, otherSubstance, otherArea, noStudy, findings } = countCoverage();
  return [
    `The bibliography holds ${total} records. ${inMap} are in the map, each once in every cell where it ` +
      `belongs. ${otherSubstance} studied a substance that the library does not have, ${otherArea} measured ` +
      `only uptake, hormones released, products or research itself, and ${noStudy} are no studies: reviews ` +
      'without a system, methods, guidelines, notices and registry entries without a result. ' +
      `${inMap} + ${otherSubstance} + ${otherArea} + ${noStudy} = ${total}.`,
    `Of ${findings.total} measured results, ${findings.inMap} are in the map, ${findings.otherSubstance} ` +
      `are on other substances and ${findings.otherArea} on uptake, products and research.`,
  ];
}

/** The latest day on which a figure of the map was read, 'YYYY-MM-DD'; empty without figures. */
export function getMapDate(): string {
  const days = getEvidenceMap().flatMap(({ cells }) =>
    cells.flatMap(({ papers }) =>
      papers.flatMap(({ findings }) => findings.map(({ seen }) => seen.date)),
    ),
  );
  return days.sort().at(-1) ?? '';
}
