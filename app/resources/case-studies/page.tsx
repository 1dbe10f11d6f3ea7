import { CaseStudyList } from '@/components/resources/case-study-list';
import { ResourceLayout } from '@/components/resources/resource-layout';
import { caseStudyRecords } from '@/lib/records/case-studies';
import { toResourceMetadata } from '@/lib/seo/metadata';

export const metadata = toResourceMetadata('case-studies');

export default function CaseStudiesPage() {
  return (
    <ResourceLayout
      id="case-studies"
      parts={caseStudyRecords.get().map(({ id, title }) => ({ name: title, anchor: id }))}
    >
      <CaseStudyList />
    </ResourceLayout>
  );
}
