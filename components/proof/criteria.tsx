import { proofPageRecord } from '@/lib/records/proof-page';
import { DataTable } from '../ui/data-table';
import { SectionHead } from '../ui/section-head';

/** The points of a published review of calculators, answered one by one. */
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
        <DataTable
          caption="What was looked for, and how this calculator stands to it"
          columns={['Point', 'Answer', 'How']}
          rows={criteria.map(({ point, answer, text }) => [point, answer, text])}
          headingClassName="font-normal"
        />
      </div>
    </section>
  );
}
