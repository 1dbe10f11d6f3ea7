import { OnwardSection } from '@/components/evidence/onward-section';
import { LearnHeader } from '@/components/learn/learn-header';
import { WithContents } from '@/components/learn/with-contents';
import { DataSets, dataSections } from '@/components/resources/data-sets';
import { JsonLd } from '@/components/ui/json-ld';
import { pages } from '@/content/pages';
import { getDataVersion } from '@/lib/open-data/data-sets';
import { getPageMetadata } from '@/lib/seo/metadata';
import { getDataCatalog } from '@/lib/seo/resource-structured-data';
import { formatLongDate } from '@/lib/text/format';

export const metadata = getPageMetadata(pages.data);

export default function DataPage() {
  const { version, date } = getDataVersion();
  return (
    <>
      <JsonLd data={getDataCatalog()} />
      <LearnHeader {...pages.data} facts={[`Version ${version}`, formatLongDate(date)]} />
      <WithContents entries={dataSections}>
        <DataSets />
        <OnwardSection path={pages.data.path} className="mt-16" isNarrow />
      </WithContents>
    </>
  );
}
