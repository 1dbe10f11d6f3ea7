import { findBaselinePath } from '@/lib/evidence/baseline';
import { formatReading, toMainFirst } from '@/lib/evidence/describe-study';
import type { Finding } from '@/lib/evidence/evidence-schema';
import { formatVerdict } from '@/lib/evidence/finding-text';
import {
  formatArm,
  formatEffect,
  formatFollowUp,
  formatNumber,
} from '@/lib/evidence/format-finding';
import type { Reference } from '@/lib/references/references';
import { capitalize } from '@/lib/text/first-letter';
import { DataTable } from '../ui/data-table';
import { NoBreak } from '../ui/no-break';

/** A benefit that was looked for is called an effect: it may fail, or be weight that comes back. */
const KINDS = { benefit: 'Effect', harm: 'Harm', pharmacokinetics: 'In the body' } as const;

/** A review pools trials: it has main questions of its own, but no measures. */
const MAIN = {
  review: 'a main question of the review',
  study: 'a main measure of the study',
} as const;

/** A table with a row for each result of a study. */
export function PaperResults({
  name,
  reference,
  findings,
}: {
  /** The paper's short name: 'Wilding 2021'. */
  name: string;
  reference: Reference;
  findings: readonly Finding[];
}) {
  return (
    <DataTable
      caption={`Results of ${name}, one measure a row`}
      columns={['Measured', 'Groups', 'Difference']}
      rows={toMainFirst(findings).map((finding) => [
        <Measured key="measured" finding={finding} study={reference.custom.study} />,
        <Groups key="groups" arms={finding.arms} />,
        <Difference key="difference" finding={finding} reference={reference} />,
      ])}
      isBlocks
      headingClassName="font-medium"
    />
  );
}

function Measured({
  finding: { outcome, kind, primary, followUp, estimand },
  study,
}: {
  finding: Finding;
  study: Reference['custom']['study'];
}) {
  const time = formatFollowUp(followUp);
  const facts = [
    KINDS[kind],
    primary && MAIN[study === 'systematic-review' ? 'review' : 'study'],
    time && `after ${time}`,
    estimand,
  ].filter(Boolean);
  return (
    <>
      <NoBreak text={outcome} />
      <span className="block text-muted">
        <NoBreak text={facts.join(', ')} />
      </span>
    </>
  );
}

function Groups({ arms }: { arms: Finding['arms'] }) {
  if (arms.length === 0) return 'No figures by group';
  return (
    <span className="flex flex-wrap gap-x-4">
      {arms.map((arm) => {
        const { name, n, events, percent } = arm;
        const figures = formatArm(arm);
        const people = n && events === undefined ? `${formatNumber(n)} people` : '';
        return (
          <span key={name} className="min-w-0">
            <NoBreak text={name} />
            {(figures || people) && ': '}
            {figures && <strong className="number">{figures}</strong>}
            {people &&
              (percent !== undefined ? ` of ${people}` : figures ? ` (${people})` : people)}
          </span>
        );
      })}
    </span>
  );
}

/**
 * Which way a result points, its size, how we read it, and the tool for another starting risk: in one column, so that the
 * table fits on a phone.
 */
function Difference({ finding, reference }: { finding: Finding; reference: Reference }) {
  const { effect, p } = finding;
  const verdict = formatVerdict(finding);
  const reading = formatReading(finding, reference);
  const baselinePath = findBaselinePath([finding.id]);
  return (
    <>
      {capitalize(verdict)}
      <span className="block">
        {effect ? <NoBreak text={formatEffect(effect)} /> : !p && 'Difference not given'}
      </span>
      {p && <span className="block text-muted">{/^\d/.test(p) ? `p = ${p}` : `p ${p}`}</span>}
      {reading && <span className="block text-muted">{reading}</span>}
      {baselinePath && (
        <a href={baselinePath} className="no-print flex min-h-target items-center">
          Move the starting risk<span className="sr-only"> of {finding.outcome}</span>
        </a>
      )}
    </>
  );
}
