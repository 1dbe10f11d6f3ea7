import { EvidenceMapPage } from '@/components/evidence/evidence-map-page';
import { JsonLd } from '@/components/ui/json-ld';
import { evidenceMapText } from '@/content/evidence-map';
import { getEvidenceMap } from '@/lib/evidence/evidence-map';
import { EVIDENCE_MAP_PATH } from '@/lib/evidence/map-paths';
import { toPageMetadata } from '@/lib/seo/metadata';
import { toEvidenceMapData } from '@/lib/seo/resource-structured-data';

export const metadata = toPageMetadata({ ...evidenceMapText, path: EVIDENCE_MAP_PATH });

export default function Page() {
  return (
    <>
      <JsonLd data={toEvidenceMapData()} />
      <EvidenceMapPage {...evidenceMapText} path={EVIDENCE_MAP_PATH} rows={getEvidenceMap()} />
    </>
  );
}
