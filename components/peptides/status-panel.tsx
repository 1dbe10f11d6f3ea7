import type { Root } from 'hast';
import { getStatus } from '@/lib/evidence/evidence';
import { toStatusList } from '@/lib/evidence/status-content';
import { formatStatusCheck, toStatusRows } from '@/lib/evidence/status-rows';
import { keepTogether } from '@/lib/markdown/html/keep-together';
import { renderPageHtml } from '@/lib/markdown/render';
import type { Citation } from '@/lib/peptides/peptide-citations';
import type { PeptideRecord } from '@/lib/records/peptides';
import { Cited } from '../ui/cited';
import { RawHtml } from '../ui/raw-html';
import { Folded } from './folded';

/** What the law and sport say, at length: where the strip under the name leads. */
export function StatusPanel({
  peptide,
  citations,
}: {
  peptide: PeptideRecord;
  citations: readonly Citation[];
}) {
  const status = getStatus(peptide.slug);
  if (!status) return null;
  const list: Root = { type: 'root', children: [toStatusList(toStatusRows(status))] };
  keepTogether(list);
  return (
    <div className="mt-4 border-line border-t">
      <Folded id="status" title="Regulatory and anti-doping status">
        <div className="prose max-w-208 font-sans text-base">
          <RawHtml as="div" html={renderPageHtml(list)} />
          <p className="text-muted text-sm">
            {formatStatusCheck(status)}
            <Cited citations={citations} />
          </p>
        </div>
      </Folded>
    </div>
  );
}
