import { CaseStudyList } from '@/components/resources/case-study-list';
import { ResourceLayout } from '@/components/resources/resource-layout';
import { pages } from '@/content/pages';
import { caseStudyRecords } from '@/lib/records/resources';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata = getPageMetadata(pages.caseStudies);

export default function CaseStudiesPage() {
  return (
    <ResourceLayout
      page={pages.caseStudies}
      parts={caseStudyRecords.get().map(({ id, title }) => ({ name: title, anchor: id }))}
    >
      <CaseStudyList />
    </ResourceLayout>
  );
}
