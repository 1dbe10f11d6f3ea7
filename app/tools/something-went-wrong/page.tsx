import '@/components/calculator/help.css';
import { CallLinks, HelpCall } from '@/components/calculator/help-call';
import { HelpDesk } from '@/components/calculator/help-desk';
import { HelpSituation } from '@/components/calculator/help-situation';
import { OtherTools } from '@/components/calculator/tool-page';
import { PageHead } from '@/components/ui/page-head';
import { SectionHead } from '@/components/ui/section-head';
import { SourceLinks } from '@/components/ui/source-links';
import { TextList } from '@/components/ui/text-list';
import { pages } from '@/content/pages';
import { getStrengths } from '@/lib/labels/labels';
import { type Country, somethingWentWrongRecord } from '@/lib/records/something-went-wrong';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata = getPageMetadata(pages.somethingWentWrong);

export default function SomethingWentWrongPage() {
  const { danger, situations, countries } = somethingWentWrongRecord.get();
  return (
    <div className="help wrap pt-6 pb-section">
      <PageHead
        {...pages.somethingWentWrong}
        withoutScript="Working out how much was drawn needs JavaScript, which is switched off in this browser. The rest of this page does not."
      />
      <section
        aria-labelledby="call-now"
        className="callout max-w-208 rounded-md border-[1.5px] border-warning bg-warning-soft px-4 py-3.5"
      >
        <h2 id="call-now" className="text-2xl">
          Call the emergency number now for
        </h2>
        <TextList texts={danger} className="mt-2 list-disc pl-5 text-lg" />
      </section>
      <div className="max-w-208">
        <HelpCall id="first" countries={countries} />
      </div>
      <nav aria-labelledby="what-happened" className="no-print mt-8 max-w-208">
        <h2 id="what-happened" className="text-2xl">
          What happened?
        </h2>
        <ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
          {situations.map(({ id, title }) => (
            <li key={id} className="border-line border-b">
              <a href={`#${id}`} className="flex min-h-target items-center py-2 text-link">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {situations.map((situation) => (
        <HelpSituation key={situation.id} situation={situation} countries={countries} />
      ))}
      <HelpDesk strengths={getStrengths()} />
      <HelpNumbers countries={countries} />
      <OtherTools path={pages.somethingWentWrong.path} />
    </div>
  );
}

/** Whom to call in each country on record, with the sources of the numbers. */
function HelpNumbers({ countries }: { countries: readonly Country[] }) {
  return (
    <section id="numbers" className="mt-14 max-w-208 scroll-mt-24">
      <SectionHead title="Whom to call, by country" />
      <dl>
        {countries.map((country) => (
          <div
            key={country.country}
            className="grid gap-x-6 gap-y-1 border-line border-b py-2 sm:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <dt className="font-semibold">{country.country}</dt>
            <dd>
              <CallLinks {...country} />
              <p className="no-print mt-1 text-muted text-sm">
                <SourceLinks references={country.references} />
              </p>
            </dd>
          </div>
        ))}
      </dl>
      <p className="no-print mt-2 text-muted text-sm">
        Numbers were read in stored copies on 23 November 2026.
      </p>
    </section>
  );
}
