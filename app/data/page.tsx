import { OnwardSection } from '@/components/evidence/onward-section';
import { LearnHeader } from '@/components/learn/learn-header';
import { WithContents } from '@/components/learn/with-contents';
import { DataSets, dataSections } from '@/components/resources/data-sets';
import { JsonLd } from '@/components/ui/json-ld';
import { DATA_PATH, dataPage } from '@/content/open-data';
import { getDataVersion } from '@/lib/open-data/versions';
import { toDataCatalog } from '@/lib/seo/data-structured-data';
import { toPageMetadata } from '@/lib/seo/metadata';
import { formatLongDate } from '@/lib/text/format';

export const metadata = toPageMetadata({ ...dataPage, path: DATA_PATH });

export default function DataPage() {
  const { version, date } = getDataVersion();
  return (
    <>
      <JsonLd data={toDataCatalog()} />
      <LearnHeader
        trail={[
          { name: 'Research', path: '/research' },
          { name: 'Data', path: DATA_PATH },
        ]}
        title={dataPage.title}
        description={dataPage.description}
        facts={[`Version ${version}`, formatLongDate(date)]}
      />
      <WithContents entries={dataSections}>
        <DataSets />
        <OnwardSection path={DATA_PATH} className="mt-16" isNarrow />
      </WithContents>
    </>
  );
}
