import { PublicationList } from '@/components/resources/publication-list';
import { SearchForm } from '@/components/search/search-form';
import { Badge } from '@/components/ui/badge';
import { Counters } from '@/components/ui/counters';
import { JsonLd } from '@/components/ui/json-ld';
import { PageHead } from '@/components/ui/page-head';
import { SectionHead } from '@/components/ui/section-head';
import { pages } from '@/content/pages';
import { requirePage } from '@/lib/pages/pages';
import { formatResearchFigures } from '@/lib/pages/site-figures';
import { researchRecord } from '@/lib/records/research';
import { getPageMetadata } from '@/lib/seo/metadata';
import { getResearchPageData } from '@/lib/seo/resource-structured-data';

export const metadata = getPageMetadata(pages.research);

export default function ResearchPage() {
  return (
    <div className="wrap pt-6 pb-section">
      <JsonLd data={getResearchPageData()} />
      <PageHead {...pages.research} lede={pages.research.description} />
      <div className="no-print mt-7">
        <SearchForm />
      </div>
      <Counters items={researchRecord.get().counts} note={formatResearchFigures()} />
      <section className="mt-16">
        <SectionHead title="Publications and what they found" />
        <PublicationList />
      </section>
      <ResearchLinks />
    </div>
  );
}

/** The quick links of the research hub and the topics that articles are filed under. */
function ResearchLinks() {
  const { quickLinks, trendingTags } = researchRecord.get();
  return (
    <div className="no-print mt-16 grid gap-x-16 gap-y-11 lg:grid-cols-2">
      <section>
        <SectionHead title="Quick links" />
        <ul className="grid gap-x-8 sm:grid-cols-2">
          {quickLinks.map(({ href, text }) => (
            <li key={href} className="card relative border-line border-b py-3">
              <a href={href} className="card-link font-[650]">
                {requirePage(href).title}
              </a>
              <p className="text-ink-2 text-sm">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <SectionHead title="Trending topics" />
        <ul className="flex flex-wrap gap-2">
          {trendingTags.map((tag) => (
            <li key={tag}>
              <a
                href={`/blog?${new URLSearchParams({ tag })}`}
                aria-label={`${tag} articles`}
                className="inline-flex min-h-target items-center rounded-full hover:underline sm:min-h-9.5"
              >
                <Badge variant="outline">{tag}</Badge>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
