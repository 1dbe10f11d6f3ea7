import { EVIDENCE_MAP_PATH } from '@/content/paths';
import type { MapCell, MapRow } from '@/lib/evidence/evidence-map';
import {
  describeRow,
  formatAnswer,
  formatGaps,
  formatPaperCount,
  formatVotes,
  toKindWords,
} from '@/lib/evidence/map-words';
import { toFigureContent } from '@/lib/figures/data/figure-content';
import { getPageFigures } from '@/lib/figures/data/figures';
import { toPageFigure } from '@/lib/figures/data/page-figures';
import { getSubstanceSubject } from '@/lib/onward/peptide-reading';
import { requirePeptide } from '@/lib/peptides/peptides';
import { POINT } from '@/lib/text/typography';
import { PageHead } from '../ui/page-head';
import { StaticHtml } from '../ui/static-html';
import { WrittenHtml } from '../ui/written-html';
import { DirectionMark, DirectionShapes } from './direction-mark';
import { EvidenceArea } from './evidence-area';
import { OnwardSection } from './onward-section';
import { SearchLog } from './search-log';
import { VerdictReasons } from './verdict-reasons';

/** A substance's evidence: each area with its papers, then reasons, figures and search log. */
export function SubstanceEvidence({ row }: { row: MapRow }) {
  const { slug, name, cells, outside } = row;
  const { path, title, description } = describeRow(row);
  return (
    <div className="wrap pt-6 pb-section">
      <StaticHtml>
        <PageHead path={path} title={title} lede={description}>
          <p className="no-print mt-3 flex flex-wrap gap-x-6">
            <a href={EVIDENCE_MAP_PATH} className="text-link">
              The whole map
            </a>
            <a href={`/peptides/${slug}`} className="text-link">
              {name} in the library
            </a>
          </p>
        </PageHead>
        <DirectionShapes />
        {cells.map((cell) => (
          <EvidenceArea key={cell.area.id} area={cell.area} papers={cell.papers}>
            <DirectionMark direction={cell.direction} />{' '}
            <b className="font-semibold">{formatAnswer(cell)}</b>
            {['', ...toGrounds(cell)].join(POINT)}
          </EvidenceArea>
        ))}
        <p className="mt-10 max-w-176">{formatGaps(row)}</p>
        {outside.map(({ area, papers }) => (
          <EvidenceArea key={area.id} area={area} papers={papers}>
            {`Outside the map${POINT}${formatPaperCount({ papers })}`}
          </EvidenceArea>
        ))}
        <VerdictReasons slug={slug} />
        <Figures slug={slug} />
        <SearchLog slug={slug} name={name} />
      </StaticHtml>
      <OnwardSection
        path={path}
        subject={getSubstanceSubject(requirePeptide(slug))}
        className="mt-16"
      />
    </div>
  );
}

/** What a cell's direction rests on: its best kind of study, its papers, and how they divide. */
function toGrounds(cell: MapCell): string[] {
  const { kind, papers, direction } = cell;
  const votes = papers.length > 1 && direction !== 'mixed' ? formatVotes(cell) : '';
  return [toKindWords(kind).label.toLowerCase(), formatPaperCount(cell), ...(votes ? [votes] : [])];
}

/** The figures of the substance's page and of articles on it, with their tables and files. */
function Figures({ slug }: { slug: string }) {
  const { forests, figures } = getPageFigures(slug);
  const all = [...forests, ...figures];
  if (all.length === 0) return null;
  return (
    <section className="mt-14">
      <h2 className="border-ink border-b pb-2 text-2xl">Figures</h2>
      <div className="grid gap-x-6 xl:grid-cols-2 lg:items-start">
        {all.map(({ id }) => (
          <div key={id} id={id} className="min-w-0 scroll-mt-24">
            <WrittenHtml className="prose" content={toPageFigure(toFigureContent(id))} />
          </div>
        ))}
      </div>
    </section>
  );
}
