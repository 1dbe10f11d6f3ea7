import { TriangleAlert } from 'lucide-react';
import { helpText } from '@/content/calculator';
import { getToolTexts } from '@/lib/records/tool-texts';
import { Disclosure } from '../ui/disclosure';
import { ICON } from '../ui/icon-props';
import { NoBreak } from '../ui/no-break';

/** The help panel: formulas, an example and whom to consult. Open by default; needs no JavaScript. */
export function HowItWorks() {
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
