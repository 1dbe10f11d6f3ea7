import type { MapRow } from '@/lib/evidence/evidence-map';

import { PageHead } from '../ui/page-head';
import { DirectionShapes } from './direction-mark';
import { EvidenceMapFilters } from './evidence-map-filters';
import { EvidenceMapLegend } from './evidence-map-legend';
import { EvidenceMapNotes } from './evidence-map-notes';
import { EvidenceMapTable } from './evidence-map-table';
import { OnwardSection } from './onward-section';

/** The map, or a part of it with an address of its own. */
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
  return (
    <div className="wrap pt-6 pb-section">
      <PageHead path={path} title={title} lede={description} />
      <EvidenceMapFilters current={path} />
      <DirectionShapes />
      <EvidenceMapLegend />
      <p className="evidence-map-hint no-print mb-3 text-muted text-sm">
        The table is wider than the screen: move it sideways for all areas. →
      </p>
      <EvidenceMapTable caption={title} rows={rows} />
      <EvidenceMapNotes />
      <OnwardSection path={path} className="mt-16" />
    </div>
  );
}
