import { PublicationList } from '@/components/resources/publication-list';
import { ResearchLinks } from '@/components/resources/research-links';
import { SearchBox } from '@/components/search/search-box';
import { Counters } from '@/components/ui/counters';
import { JsonLd } from '@/components/ui/json-ld';
import { PageHead } from '@/components/ui/page-head';
import { SectionHead } from '@/components/ui/section-head';
import { researchRecord } from '@/lib/records/research';
import { formatResearchFigures } from '@/lib/resources/site-figures';
import { toPageMetadata } from '@/lib/seo/metadata';
import { toResearchPageData } from '@/lib/seo/resource-structured-data';

export function generateMetadata() {
  const { title, description } = researchRecord.get();
  return toPageMetadata({ title, description, path: '/research' });
}

export default function ResearchPage() {
  const { title, description, counts } = researchRecord.get();
  return (
    <div className="wrap pt-6 pb-section">
      <JsonLd data={toResearchPageData()} />
      <PageHead
        trail={[{ name: 'Research', path: '/research' }]}
        title={title}
        lede={description}
      />
      <SearchBox label="Articles" className="mt-7 max-w-176" />
      <Counters items={counts} note={formatResearchFigures()} />
      <section className="mt-16">
        <SectionHead title="Publications and what they found" />
        <PublicationList />
      </section>
      <ResearchLinks />
    </div>
  );
}
