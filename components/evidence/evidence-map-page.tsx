import { evidenceKinds } from '@/content/evidence-map';
import { EVIDENCE_MAP_PATH } from '@/content/paths';
import { type MapRow, mapGroups } from '@/lib/evidence/evidence-map';
import { EVIDENCE_MAP_FILE } from '@/lib/evidence/map-paths';
import { toMapTable } from '@/lib/evidence/map-table';
import { describeGroup, describeKind, formatCoverage, getMapDate } from '@/lib/evidence/map-words';
import { renderPageHtml } from '@/lib/markdown/render';
import { researchRecord } from '@/lib/records/resources';
import { formatLongDate } from '@/lib/text/format';
import { PageHead } from '../ui/page-head';
import { RawHtml } from '../ui/raw-html';
import { SectionHead } from '../ui/section-head';
import { TextList } from '../ui/text-list';
import { DirectionShapes } from './direction-mark';
import { DirectionList, EvidenceMapLegend } from './evidence-map-legend';
import { OnwardSection } from './onward-section';
import './evidence-map.css';

/** The evidence map, or a filtered view of it with its own path. */
export function EvidenceMapPage({
  rows,
  path,
  title,
  description,
}: {
  rows: readonly MapRow[];
  path: string;
  title: string;
  description: string;
}) {
  const html = renderPageHtml({ type: 'root', children: [toMapTable(rows, title)] });
  return (
    <div className="wrap pt-6 pb-section">
      <PageHead path={path} title={title} lede={description} />
      <div className="no-print mt-6 mb-7 grid gap-3">
        <Filter label="Substances" views={mapGroups.map(describeGroup)} current={path} />
        <Filter label="Kind of study" views={evidenceKinds.map(describeKind)} current={path} />
      </div>
      <DirectionShapes />
      <EvidenceMapLegend />
      <section aria-label={title} className="evidence-map">
        <RawHtml as="div" html={html} />
      </section>
      <EvidenceMapNotes />
      <OnwardSection path={path} className="mt-16" />
    </div>
  );
}

/** Links to the map, and to the views of it that show one group of substances or one kind of study. */
function Filter({
  label,
  views,
  current,
}: {
  label: string;
  views: readonly { path: string; crumb: string }[];
  current: string;
}) {
  const all = { path: EVIDENCE_MAP_PATH, crumb: 'All' };
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-2 text-sm">
      <span aria-hidden="true" className="w-full text-muted">
        {label}
      </span>
      {[all, ...views].map(({ path, crumb }) => (
        <a
          key={crumb}
          href={path}
          aria-current={path === current ? 'page' : undefined}
          className="inline-flex min-h-target items-center rounded-full border-[1.5px] border-line-strong px-4 font-medium hover:border-ink aria-[current=page]:border-transparent aria-[current=page]:bg-brand aria-[current=page]:text-on-brand sm:min-h-9.5"
        >
          {crumb}
        </a>
      ))}
    </nav>
  );
}

/** How to read the map, the rules that set its marks, what it counts, and the map as a CSV file. */
function EvidenceMapNotes() {
  return (
    <>
      <section className="mt-14">
        <SectionHead title="What the marks mean" />
        <DirectionList />
      </section>
      <section className="mt-14">
        <SectionHead title="How they were set" />
        <TextList
          texts={researchRecord.get().mapRules}
          className="grid max-w-176 list-disc gap-2 pl-5"
        />
      </section>
      <section className="mt-14">
        <SectionHead title="What it counts" />
        <div className="grid max-w-176 gap-3">
          {formatCoverage().map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>
            Figures read until {formatLongDate(getMapDate())}.{' '}
            <a href={EVIDENCE_MAP_FILE} className="text-link" download="evidence-map.csv">
              Download the map (CSV)
            </a>
          </p>
        </div>
      </section>
    </>
  );
}
