import '@/components/calculator/help.css';
import { CallLinks, HelpCall } from '@/components/calculator/help-call';
import { HelpDesk } from '@/components/calculator/help-desk';
import { OtherTools } from '@/components/calculator/tool-page';
import { NoBreak } from '@/components/ui/no-break';
import { PageHead } from '@/components/ui/page-head';
import { SectionHead } from '@/components/ui/section-head';
import { SourceLinks } from '@/components/ui/source-links';
import { TextList } from '@/components/ui/text-list';
import { pages } from '@/content/pages';
import { getStrengths } from '@/lib/labels/labels';
import {
  type Country,
  type Situation,
  somethingWentWrongRecord,
  urgencies,
} from '@/lib/records/something-went-wrong';
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
        <p className="no-print mt-2 text-muted text-sm">
          No clinician has reviewed this page. Whoever answers the call decides.
        </p>
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

/** One situation: whether and whom to call, what to say and do, and why. Printed only if it is the `:target`. */
function HelpSituation({
  situation: { id, title, urgency, first, say, steps, why, references },
  countries,
}: {
  situation: Situation;
  countries: readonly Country[];
}) {
  const wasDrawn = ['too-much', 'wrong-vial'].includes(id);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mt-10 max-w-208 scroll-mt-20 border-line-strong border-t-[1.5px] pt-4 print:not-target:hidden"
    >
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      <p className="mt-2 text-lg">
        <b>{urgencies[urgency]}.</b> <NoBreak text={first} />
      </p>
      {say && (
        <>
          <HelpCall id={id} countries={countries} />
          <p className="mt-4 text-lg">
            <b>What to say:</b> <NoBreak text={say} />{' '}
            <a href={wasDrawn ? '#how-much' : '#what-to-say'} className="no-print underline">
              {wasDrawn ? 'Work out how much it was' : 'Write it down'}
            </a>
          </p>
        </>
      )}
      <h3 className="mt-5 text-xl">What to do</h3>
      <TextList texts={steps} className="mt-2 list-disc pl-5 text-lg" itemClass="mb-1.5" />
      <p className="no-print mt-3 text-ink-2">
        <b>Why:</b> <NoBreak text={why} />
      </p>
      <p className="no-print mt-1 text-muted text-sm">
        <SourceLinks references={references} />
      </p>
    </section>
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
