import { TriangleAlert } from 'lucide-react';
import { Calculator } from '@/components/calculator/calculator';
import { CitedSections, MethodHead } from '@/components/calculator/cited-sections';
import { ToolPage } from '@/components/calculator/tool-page';
import { Disclosure } from '@/components/ui/disclosure';
import { ICON } from '@/components/ui/icon-props';
import { NoBreak } from '@/components/ui/no-break';
import { helpText } from '@/content/calculator';
import { pages } from '@/content/pages';
import { FROM_MARK_ID } from '@/content/paths';
import { getStrengths } from '@/lib/labels/labels';
import { getToolTexts } from '@/lib/records/tool-texts';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata = getPageMetadata(pages.calculator);

export default function PeptideCalculatorPage() {
  return (
    <ToolPage
      page={pages.calculator}
      lede="Concentration, volume per dose and doses per vial, with the syringe mark drawn to scale."
      withoutScript="The calculator needs JavaScript, which is switched off in this browser. The formulas under How It Works need none: the same result can be worked out by hand."
      about={
        <>
          <p className="mt-3 max-w-176 text-ink-2">
            Arithmetic to check by hand: it proposes no dose and is tied to no treatment.
          </p>
          {/* In its own paragraph: at the end of the last one it wrapped when the fonts loaded. */}
          <p className="mt-3">
            <a href={pages.practice.path} className="text-link">
              Practise it with fresh numbers
            </a>
          </p>
          <p className="mt-3">
            <a href={`#${FROM_MARK_ID}`} className="text-link">
              From a mark on the syringe back to mg
            </a>
          </p>
        </>
      }
    >
      <Calculator strengths={getStrengths()} help={<HowItWorks />} />
      <Method />
    </ToolPage>
  );
}

/** The help panel: formulas, an example and whom to consult. Open by default; needs no JavaScript. */
function HowItWorks() {
  return (
    <Disclosure
      isOpen
      className="panel"
      title={<h2 className="text-xl leading-snug">How It Works</h2>}
    >
      <div className="grid gap-6 pt-3">
        <dl className="grid gap-2">
          {getToolTexts('calculator').formulas.map(({ term, formula }) => (
            <div key={term} className="flex flex-wrap items-baseline gap-x-4">
              <dt className="font-semibold" style={{ minWidth: '9rem' }}>
                {term}
              </dt>
              <dd className="text-ink-2" style={{ flex: '1 1 12rem' }}>
                {formula}
              </dd>
            </div>
          ))}
        </dl>
        <p className="text-ink-2 text-sm">
          <NoBreak text={helpText.unitNote} />
        </p>
        <p>
          <strong className="font-semibold">Example.</strong> <NoBreak text={helpText.example} />
        </p>
        <p className="flex gap-2.5 text-ink-2">
          <TriangleAlert {...ICON} className="mt-1.5 flex-none text-muted" />
          {helpText.disclaimer}
        </p>
        <a href="#method" className="text-link">
          Method, rounding and limits
        </a>
        <a href="/tools/peptide-calculator/proof" className="text-link">
          Proof, example by example
        </a>
      </div>
    </Disclosure>
  );
}

/** How the calculator works, what it assumes, how it rounds and what it does not do, with sources. */
function Method() {
  const { reading, sections } = getToolTexts('calculator');
  return (
    <section id="method" className="no-print mt-14">
      <MethodHead title="Method" reading={reading} />
      <CitedSections sections={sections} />
    </section>
  );
}
