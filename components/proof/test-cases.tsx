import type { ReactNode } from 'react';
import { DATA_PATH } from '@/content/paths';
import { CASES_FILE, CASES_SCHEMA_FILE, getCases } from '@/lib/proof/cases';
import { runCases } from '@/lib/proof/run-cases';
import { siteEngine } from '@/lib/proof/site-engine';
import { proofPageRecord } from '@/lib/records/tool-texts';
import { Code } from '../ui/code';
import { DataTable } from '../ui/data-table';
import { Disclosure } from '../ui/disclosure';
import { NoBreak } from '../ui/no-break';
import { SectionHead } from '../ui/section-head';

const EXAMPLE = 'doses-7mg-140mcg';

/** The open test cases: what they are, their format, and how to try another calculator with them. */
export function TestCases() {
  const { cases, faults } = getCases();
  const { caseKinds, trySteps } = proofPageRecord.get();
  const right = runCases(cases, siteEngine).filter(({ outcome }) => outcome === 'right').length;
  const example = cases.find(({ id }) => id === EXAMPLE);
  return (
    <section id="test-cases" className="mt-14">
      <SectionHead title="Open test cases" />
      <div className="prose text-base">
        <p className="max-w-prose">
          {cases.length} cases for any calculator of this kind, with the edges where such tools go
          wrong. This calculator gets {right} of {cases.length} right. The expected values are
          stored, not computed by it: another program, in another language, worked them out in
          fractions.
        </p>
        <p className="max-w-prose">
          <a href={CASES_FILE}>{CASES_FILE}</a>, and its form as a JSON schema:{' '}
          <a href={CASES_SCHEMA_FILE}>{CASES_SCHEMA_FILE}</a>. As a table, and beside our other
          records: <a href={DATA_PATH}>{DATA_PATH}</a>.
        </p>
      </div>
      <ProofPart title="The form of a case">
        <p className="max-w-prose">
          Inputs are texts, as somebody types them. Each result is given twice: as an exact fraction
          and as this calculator shows it. A case may also hold what a known fault would give, and
          may say that a careful program is free to refuse the text. Masses are in the unit beside
          them, results in the units named here.
        </p>
        <DataTable
          caption="Kinds of cases"
          columns={['Kind', 'What it asks', 'Given', 'Results', 'Cases']}
          rows={Object.entries(caseKinds).map(([kind, { name, given, results }]) => [
            kind,
            name,
            given,
            results,
            cases.filter((item) => item.kind === kind).length,
          ])}
        />
        <Code text={JSON.stringify(example, null, 2)} />
      </ProofPart>
      <ProofPart title="Faults that the cases name">
        <DataTable
          caption="What goes wrong in tools of this kind"
          columns={['Fault', 'What it does']}
          rows={Object.entries(faults).map(([fault, text]) => [
            fault,
            <NoBreak key={fault} text={text} />,
          ])}
        />
      </ProofPart>
      <ProofPart title="Try another calculator">
        <ol className="max-w-prose">
          {trySteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </ProofPart>
    </section>
  );
}

/** A disclosure that is printed open. */
export function ProofPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Disclosure
      className="is-told is-whole border-line border-b py-1"
      title={<h3 className="text-lg leading-snug">{title}</h3>}
    >
      <div className="prose pb-3 text-base">{children}</div>
    </Disclosure>
  );
}
