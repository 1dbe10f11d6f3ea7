import { GlossaryList } from '@/components/resources/glossary-list';
import { ResourceLayout } from '@/components/resources/resource-layout';
import { getTerms } from '@/lib/glossary/glossary';
import { toResourceMetadata } from '@/lib/seo/metadata';

export const metadata = toResourceMetadata('glossary');

export default function GlossaryPage() {
  return (
    <ResourceLayout id="glossary">
      <GlossaryList terms={getTerms()} />
    </ResourceLayout>
  );
}
