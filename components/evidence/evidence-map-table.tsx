import type { MapRow } from '@/lib/evidence/evidence-map';
import { toMapTable } from '@/lib/evidence/map-table';
import { renderPageHtml } from '@/lib/markdown/render';
import { RawHtml } from '../ui/raw-html';
import './evidence-map.css';

/** Substances against areas, in a box of their own that moves sideways where there is no room. */
export function EvidenceMapTable({ caption, rows }: { caption: string; rows: readonly MapRow[] }) {
  const html = renderPageHtml({ type: 'root', children: [toMapTable(rows, caption)] });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={caption} className="evidence-map" tabIndex={0}>
      <RawHtml as="div" html={html} />
    </section>
  );
}
