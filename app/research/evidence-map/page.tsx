import { EvidenceMapPage } from '@/components/evidence/evidence-map-page';
import { JsonLd } from '@/components/ui/json-ld';
import { pages } from '@/content/pages';
import { getEvidenceMap } from '@/lib/evidence/evidence-map';

import { toPageMetadata } from '@/lib/seo/metadata';
import { toEvidenceMapData } from '@/lib/seo/resource-structured-data';

export const metadata = toPageMetadata(pages.evidenceMap);

export default function Page() {
  return (
    <>
      <JsonLd data={toEvidenceMapData()} />
      <EvidenceMapPage {...pages.evidenceMap} rows={getEvidenceMap()} />
    </>
  );
}
