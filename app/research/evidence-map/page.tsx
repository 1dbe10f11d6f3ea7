import { EvidenceMapPage } from '@/components/evidence/evidence-map-page';
import { JsonLd } from '@/components/ui/json-ld';
import { pages } from '@/content/pages';
import { getEvidenceMap } from '@/lib/evidence/evidence-map';
import { getPageMetadata } from '@/lib/seo/metadata';
import { getEvidenceMapData } from '@/lib/seo/resource-structured-data';

export const metadata = getPageMetadata(pages.evidenceMap);

export default function Page() {
  return (
    <>
      <JsonLd data={getEvidenceMapData()} />
      <EvidenceMapPage {...pages.evidenceMap} rows={getEvidenceMap()} />
    </>
  );
}
