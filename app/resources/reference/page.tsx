import { ReferenceTables, referenceSections } from '@/components/resources/reference-tables';
import { ResourceLayout } from '@/components/resources/resource-layout';
import { toResourceMetadata } from '@/lib/seo/metadata';

export const metadata = toResourceMetadata('reference');

export default function ReferencePage() {
  return (
    <ResourceLayout id="reference" parts={referenceSections}>
      <ReferenceTables />
    </ResourceLayout>
  );
}
