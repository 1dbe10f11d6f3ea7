import { DrawnTool } from '@/components/calculator/extras/drawn-tool';
import { HelpNumbers } from '@/components/calculator/help-numbers';
import { HelpSituation } from '@/components/calculator/help-situation';
import { OtherTools } from '@/components/calculator/other-tools';
import { PageHead } from '@/components/ui/page-head';
import { SectionHead } from '@/components/ui/section-head';
import { pages } from '@/content/pages';
import { somethingWentWrongRecord } from '@/lib/records/something-went-wrong';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata = getPageMetadata(pages.somethingWentWrong);

/** What whoever answers the telephone will ask. */
const TO_SAY = [
  'Who it is about: age, weight, pregnancy, illnesses.',
  'What it was: the name on the label, the strength, the lot. Read the label out; do not guess.',
  'How much was drawn, and how much was meant. The sum below helps.',
  'When, and into where.',
  'What has been felt since, and what other medicines are taken.',
] as const;

export default function SomethingWentWrongPage() {
  const { danger, situations, countries } = somethingWentWrongRecord.get();
  return (
    <div className="wrap pt-6 pb-section">
      <PageHead
        {...pages.somethingWentWrong}
        lede="First whether to call, then what to do, then why. It names no dose."
        withoutScript="The sum of how much was drawn needs JavaScript, which is switched off in this browser. All else on this page needs none."
      />
      <section
        aria-labelledby="call-now"
        className="callout max-w-208 rounded-md border-[1.5px] border-warning bg-warning-soft px-4 py-3.5"
      >
        <h2 id="call-now" className="text-2xl">
          Call the emergency number now for
        </h2>
        <ul className="mt-2 list-disc pl-5 text-lg">
          {danger.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
      </section>
      <HelpNumbers countries={countries} />
      <nav aria-label="What happened" className="no-print mt-8">
        <h2 className="text-2xl">What happened?</h2>
        <ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
          {situations.map(({ id, title }) => (
            <li key={id} className="border-line border-b">
              <a href={`#${id}`} className="flex min-h-target items-center text-link">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {situations.map((situation) => (
        <HelpSituation key={situation.id} situation={situation} />
      ))}
      <section id="what-to-say" className="mt-14 max-w-208 scroll-mt-24">
        <SectionHead title="What to have ready for the call" />
        <ul className="list-disc pl-5">
          {TO_SAY.map((text) => (
            <li key={text} className="mb-1.5">
              {text}
            </li>
          ))}
        </ul>
      </section>
      <section id="how-much" className="mt-14 scroll-mt-24">
        <SectionHead title="How much was drawn?" />
        <p className="max-w-176 text-ink-2">
          The vial and its water, or the strength on a label, and the mark on the syringe give the
          amount, and how many times the intended one it is. Nothing leaves this device.
        </p>
        <DrawnTool />
      </section>
      <OtherTools path={pages.somethingWentWrong.path} />
    </div>
  );
}
