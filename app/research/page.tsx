import { PublicationList } from '@/components/resources/publication-list';
import { ResearchLinks } from '@/components/resources/research-links';
import { SearchBox } from '@/components/search/search-box';
import { Counters } from '@/components/ui/counters';
import { JsonLd } from '@/components/ui/json-ld';
import { PageHead } from '@/components/ui/page-head';
import { SectionHead } from '@/components/ui/section-head';
import { pages } from '@/content/pages';
import { formatResearchFigures } from '@/lib/pages/site-figures';
import { researchRecord } from '@/lib/records/research';
import { toPageMetadata } from '@/lib/seo/metadata';
import { toResearchPageData } from '@/lib/seo/resource-structured-data';

export const metadata = toPageMetadata(pages.research);

export default function ResearchPage() {
  return (
    <div className="wrap pt-6 pb-section">
      <JsonLd data={toResearchPageData()} />
      <PageHead {...pages.research} lede={pages.research.description} />
      <SearchBox label="Articles" className="mt-7 max-w-176" />
      <Counters items={researchRecord.get().counts} note={formatResearchFigures()} />
      <section className="mt-16">
        <SectionHead title="Publications and what they found" />
        <PublicationList />
      </section>
      <ResearchLinks />
    </div>
  );
}
