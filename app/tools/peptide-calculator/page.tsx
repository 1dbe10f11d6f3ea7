import { Calculator } from '@/components/calculator/calculator';
import { CitedSections, MethodHead } from '@/components/calculator/cited-sections';
import { HowItWorks } from '@/components/calculator/how-it-works';
import { ToolPage } from '@/components/calculator/tool-page';
import { presetDiluents, presetVials } from '@/content/calculator';
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
      <Calculator
        presets={{ vials: presetVials, diluents: presetDiluents }}
        strengths={getStrengths()}
        help={<HowItWorks />}
      />
      <Method />
    </ToolPage>
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
