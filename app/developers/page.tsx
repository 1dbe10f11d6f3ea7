import { OnwardSection } from '@/components/evidence/onward-section';
import { LearnHeader } from '@/components/learn/learn-header';
import { WithContents } from '@/components/learn/with-contents';
import { ApiDescription, apiSections } from '@/components/resources/api-description';
import { API_VERSION, DEVELOPERS_PATH, developersPage } from '@/content/developers';
import { toPageMetadata } from '@/lib/seo/metadata';

export const metadata = toPageMetadata({ ...developersPage, path: DEVELOPERS_PATH });

export default function DevelopersPage() {
  return (
    <>
      <LearnHeader
        trail={[
          { name: 'Research', path: '/research' },
          { name: 'Developers', path: DEVELOPERS_PATH },
        ]}
        {...developersPage}
        facts={[`Version ${API_VERSION}`]}
      />
      <WithContents entries={apiSections}>
        <ApiDescription />
        <OnwardSection path={DEVELOPERS_PATH} className="mt-16" isNarrow />
      </WithContents>
    </>
  );
}
