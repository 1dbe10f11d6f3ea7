import { CALCULATOR_CORRECTIONS_PATH } from '@/content/paths';
import { getCases } from '@/lib/proof/cases';
import { getProof } from '@/lib/proof/proof';
import { getToolTexts, proofPageRecord } from '@/lib/records/tool-texts';
import { formatLongDate } from '@/lib/text/format';
import { CitedSections } from '../calculator/cited-sections';
import { DataTable } from '../ui/data-table';
import { SectionHead } from '../ui/section-head';
import { ProofPart } from './test-cases';

/** The limits and assumptions of the calculator, in the words of its own page. */
export function Limits() {
  const { sections } = getToolTexts('calculator');
  const shown = ['limits', 'assumptions'].flatMap(
    (wanted) => sections.find(({ id }) => id === wanted) ?? [],
  );
  return (
    <section id="limits" className="mt-14">
      <SectionHead title="Limits" />
      <CitedSections sections={shown} />
    </section>
  );
}

/** The criteria of a published review of calculators, each with our answer. */
export function Criteria() {
  const { criteria, review } = proofPageRecord.get();
  return (
    <section id="criteria" className="mt-14">
      <SectionHead title="The points of a review, answered" />
      <div className="prose text-base">
        <p className="max-w-prose">
          A review ({review.citation}) {review.found} The review is told here from its summary and
          is not among the publications that this site cites for facts. These are the points that
          the summary names, in our words. The answers are our own: nobody outside has judged this
          calculator.
        </p>
      </div>
      <ProofPart title={`The ${criteria.length} points and our answers`}>
        <DataTable
          caption="What was looked for, and how this calculator compares"
          columns={['Point', 'Answer', 'How']}
          rows={criteria.map(({ point, answer, text }) => [point, answer, text])}
          headingClassName="font-normal"
        />
      </ProofPart>
    </section>
  );
}

/** The versions of the data and code behind this page; no build time, so equal inputs build an equal page. */
export function Version() {
  const { date, version } = getCases();
  return (
    <section id="version" className="mt-14">
      <SectionHead title="Version and date" />
      <div className="prose text-base">
        <ul>
          <li>Published examples: as recorded on {formatLongDate(getProof().date)}.</li>
          <li>
            Open test cases: version {version}, {formatLongDate(date)}.
          </li>
          <li>
            Build of the calculator:{' '}
            <code className="font-sans">{process.env.CALCULATOR_BUILD ?? 'not built'}</code>, a
            number drawn from its code. The same code has the same number wherever and whenever it
            is built. A printed sheet names the moment of its build instead.
          </li>
          <li>
            How the numbers of the articles are checked, and by whom, is told in{' '}
            <a href="/editorial">how articles are made and checked</a>.
          </li>
          <li>
            Everything on this page was computed when the page was built. A mistake in it can be
            reported, and is then listed, among the{' '}
            <a href={CALCULATOR_CORRECTIONS_PATH}>corrections of the calculator</a>.
          </li>
        </ul>
      </div>
    </section>
  );
}
