import { getReferenceSections, ReferenceTables } from '@/components/resources/reference-tables';
import { ResourceLayout } from '@/components/resources/resource-layout';
import { pages } from '@/content/pages';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata = getPageMetadata(pages.reference);

export default function ReferencePage() {
  return (
    <ResourceLayout page={pages.reference} parts={getReferenceSections()}>
      <ReferenceTables />
    </ResourceLayout>
  );
}
