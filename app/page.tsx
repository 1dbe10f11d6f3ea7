import { ArrowRight } from 'lucide-react';
import type { Metadata } from 'next';
import { FeaturedPosts } from '@/components/articles/featured-posts';
import { CalculatorBand } from '@/components/home/calculator-band';
import { HeroFigure } from '@/components/home/hero-figure';
import { ButtonLink } from '@/components/ui/button';
import { Counters } from '@/components/ui/counters';
import { ICON } from '@/components/ui/icon-props';
import { JsonLd } from '@/components/ui/json-ld';
import { SectionHead } from '@/components/ui/section-head';
import { ShopNote } from '@/components/ui/shop-note';
import { StaticHtml } from '@/components/ui/static-html';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { addEvidence, getFeaturedSummaries } from '@/lib/articles/posts';
import { formatHomeFigures } from '@/lib/pages/site-figures';
import { navigationRecord } from '@/lib/records/navigation';
import { articlesFeed } from '@/lib/seo/feed-files';
import { getPageMetadata } from '@/lib/seo/metadata';
import { getWebSiteData } from '@/lib/seo/structured-data';

export const metadata: Metadata = {
  ...getPageMetadata({ description: pages.home.description, path: pages.home.path }, [
    articlesFeed,
  ]),
  title: { absolute: `${site.name}: peptide science, explained bond by bond` },
};

export default function HomePage() {
  return (
    <>
      <JsonLd data={getWebSiteData()} />
      <section className="wrap pt-8">
        {/* Aligned at the top: centred text would shift while the figure loads on a slow connection. */}
        <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
          <div className="lg:pt-5">
            <h1 className="text-5xl tracking-display">Peptide science, explained bond by bond</h1>
            <p className="mt-6 max-w-132 text-balance text-ink-2 text-lg">
              Free reading on peptides for patients, researchers and clinicians: articles, dosing
              guides and a calculator, written so that each can check the working.
            </p>
            {/* On wide screens the announcement bar shows it. */}
            <p className="mt-3.5 lg:hidden">
              <ShopNote />
            </p>
            <div className="mt-8 flex flex-wrap gap-x-4 gap-y-3">
              <ButtonLink href="/blog" size="large" className="max-sm:w-full">
                Start Learning
                <ArrowRight {...ICON} />
              </ButtonLink>
              <ButtonLink
                href={pages.calculator.path}
                variant="outline"
                size="large"
                className="max-sm:w-full"
              >
                Open the calculator
              </ButtonLink>
            </div>
          </div>
          <StaticHtml>
            <HeroFigure />
          </StaticHtml>
        </div>
        <Counters items={site.counters} note={formatHomeFigures()} />
      </section>
      <section className="wrap py-section">
        <SectionHead
          title="Featured Articles"
          action={
            <ButtonLink href="/blog" variant="outline">
              View All Articles
            </ButtonLink>
          }
        />
        <FeaturedPosts posts={addEvidence(getFeaturedSummaries())} />
      </section>
      <StaticHtml>
        <CalculatorBand />
        <Doors />
      </StaticHtml>
    </>
  );
}

/** Common reasons for a visit, each with the pages to start from. */
function Doors() {
  return (
    <section aria-label="Where to begin" className="wrap grid gap-8 py-section md:grid-cols-3">
      {navigationRecord.get().doors.map(({ title, text, links }) => (
        <div key={title}>
          <h2 className="text-xl">{title}</h2>
          <p className="mt-1.5 mb-3 text-ink-2">{text}</p>
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className="text-link">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
