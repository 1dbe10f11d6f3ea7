import { GlossaryList } from '@/components/resources/glossary-list';
import { ResourceLayout } from '@/components/resources/resource-layout';
import { pages } from '@/content/pages';
import { getTerms } from '@/lib/glossary/glossary';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata = getPageMetadata(pages.glossary);

export default function GlossaryPage() {
  return (
    <ResourceLayout page={pages.glossary} isWide>
      <GlossaryList terms={getTerms()} />
    </ResourceLayout>
  );
}
