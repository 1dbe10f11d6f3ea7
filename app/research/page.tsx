import { PublicationList } from '@/components/resources/publication-list';
import { ResearchLinks } from '@/components/resources/research-links';
import { SearchBox } from '@/components/search/search-box';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Counters } from '@/components/ui/counters';
import { JsonLd } from '@/components/ui/json-ld';
import { SectionHead } from '@/components/ui/section-head';
import { research } from '@/content/research';
import { formatResearchFigures } from '@/lib/resources/site-figures';
import { toPageMetadata } from '@/lib/seo/metadata';
import { toResearchPageData } from '@/lib/seo/resource-structured-data';

const { title, description, counts } = research;

export const metadata = toPageMetadata({ title, description, path: '/research' });

export default function ResearchPage() {
  return (
    <div className="wrap pt-6 pb-section">
      <JsonLd data={toResearchPageData()} />
      <Breadcrumb trail={[{ name: 'Research', path: '/research' }]} />
      <h1 className="mt-5 text-4xl tracking-display">{title}</h1>
      <p className="mt-3.5 max-w-176 text-balance text-ink-2 text-lg">{description}</p>
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
