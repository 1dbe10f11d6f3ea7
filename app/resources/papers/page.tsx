import { PaperList } from '@/components/resources/paper-list';
import { ResourceLayout } from '@/components/resources/resource-layout';
import { getPapers, toPaperChoices } from '@/lib/resources/papers';
import { toResourceMetadata } from '@/lib/resources/resource-pages';

export const metadata = toResourceMetadata('papers');

export default function PapersPage() {
  const papers = getPapers();
  return (
    <ResourceLayout id="papers">
      <PaperList papersFromOldest={papers.toReversed()} choices={toPaperChoices(papers)} />
    </ResourceLayout>
  );
}
