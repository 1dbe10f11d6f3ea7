import { OnwardSection } from '@/components/evidence/onward-section';
import { LearnHeader } from '@/components/learn/learn-header';
import { WithContents } from '@/components/learn/with-contents';
import { ApiDescription, apiSections } from '@/components/resources/api-description';
import { API_VERSION } from '@/content/developers';
import { pages } from '@/content/pages';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata = getPageMetadata(pages.developers);

export default function DevelopersPage() {
  return (
    <>
      <LearnHeader {...pages.developers} facts={[`Version ${API_VERSION}`]} />
      <WithContents entries={apiSections}>
        <ApiDescription />
        <OnwardSection path={pages.developers.path} className="mt-16" isNarrow />
      </WithContents>
    </>
  );
}
