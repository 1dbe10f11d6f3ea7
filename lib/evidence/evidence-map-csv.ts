import { formatCsv } from '@/lib/text/csv';
import { countPapers, getEvidenceMap } from './evidence-map';
import { formatVotes, toDirectionLabel, toKindWords } from './map-words';

const COLUMNS = [
  'substance',
  'area',
  'best kind of study',
  'direction',
  'papers in people',
  'papers in animals or cells',
  'how the papers divide',
  'citation keys',
];

/** The evidence map as CSV (RFC 4180), one line for each cell with papers. */
export function toEvidenceMapCsv(): string {
  const lines = getEvidenceMap().flatMap(({ name, cells }) =>
    cells.map((cell) => {
      const { people, others } = countPapers(cell);
      return [
        name,
        cell.area.label,
        toKindWords(cell.kind).label,
        toDirectionLabel(cell.direction),
        String(people),
        String(others),
        formatVotes(cell),
        cell.papers.map(({ reference }) => reference).join(' '),
      ];
    }),
  );
  return formatCsv([COLUMNS, ...lines]);
}
