import { ReferenceLinks } from '@/components/evidence/reference-links';
import { SearchForm } from '@/components/search/search-form';
import { Badge } from '@/components/ui/badge';
import { Counters } from '@/components/ui/counters';
import { JsonLd } from '@/components/ui/json-ld';
import { NoBreak } from '@/components/ui/no-break';
import { PageHead } from '@/components/ui/page-head';
import { SectionHead } from '@/components/ui/section-head';
import { pages } from '@/content/pages';
import { requirePage } from '@/lib/pages/pages';
import { formatResearchFigures } from '@/lib/pages/site-figures';
import { researchRecord } from '@/lib/records/resources';
import { formatReference } from '@/lib/references/format-reference';
import { requireReferences } from '@/lib/references/references';
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

/** The quick links of the research hub and its trending article tags. */
function ResearchLinks() {
  const { quickLinks, trendingTags } = researchRecord.get();
  return (
    <div className="no-print mt-16 grid gap-y-11">
      <section>
        <SectionHead title="Quick links" />
        <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
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

/** The research hub's publications: what each one found, what it does not say, and where to read it. */
function PublicationList() {
  const { publications } = researchRecord.get();
  const references = requireReferences(publications.map(({ reference }) => reference));
  return (
    <div className="grid gap-x-8 gap-y-11 lg:grid-cols-2">
      {references.map((reference, index) => {
        const publication = publications[index];
        if (!publication) return null;
        const { authors, title, journal, detail } = formatReference(reference);
        return (
          <article key={reference.id}>
            <p className="mb-3 flex flex-wrap gap-2">
              <Badge>{publication.kind}</Badge>
              <Badge variant="outline">{publication.participants}</Badge>
            </p>
            <h3 className="text-xl">
              <NoBreak text={title} />
            </h3>
            <p className="mt-1 text-muted text-sm">
              {authors}. <em>{journal}</em>. {detail}. <ReferenceLinks reference={reference} />
            </p>
            <p className="mt-3">
              <strong className="font-[650]">What it found.</strong>{' '}
              <NoBreak text={publication.found} />
            </p>
            <p className="mt-2 text-ink-2">
              <strong className="font-[650]">What it does not say.</strong>{' '}
              <NoBreak text={publication.limit} />
            </p>
          </article>
        );
      })}
    </div>
  );
}
