import { Fragment } from 'react';
import { toReviewDates } from '@/lib/content/review';
import { describeStudy } from '@/lib/evidence/describe-study';
import { toReferenceId } from '@/lib/markdown/html/citations';
import type { CitedPeptide } from '@/lib/peptides/peptide-citations';
import { paperPath } from '@/lib/references/paper-path';
import { drawReferenceList } from '@/lib/references/reference-list';
import { requireReferences } from '@/lib/references/references';
import { getShortName } from '@/lib/references/short-name';
import { citePeptide } from '@/lib/seo/cite';
import { formatCount } from '@/lib/text/format';
import { Prose } from '../articles/prose';
import { CiteNotes } from '../evidence/cite-notes';
import { ReviewLine } from '../evidence/review-line';
import { SectionHead } from '../ui/section-head';
import { Folded } from './folded';

/** Sources shown before the list is opened: the first ones that the page cites. */
const NAMED = 2;

/** The sources of the page, when it was reviewed, how to cite it, and further reading. */
export function SourcesSection({ peptide, citations }: CitedPeptide) {
  const { keys, mentionedCount } = citations;
  const references = requireReferences(keys.slice(0, mentionedCount));
  const further = requireReferences(keys.slice(mentionedCount));
  // Drops the list's heading: the section has its own.
  const [, ...list] = drawReferenceList(references, describeStudy, { isShort: true });
  return (
    <section id="sources" className="mt-6">
      <SectionHead title="Sources" />
      <div className="grid grid-cols-1 gap-x-12 gap-y-5 lg:grid-cols-2">
        <ol className="no-print text-sm">
          {references.slice(0, NAMED).map((reference) => (
            <li key={reference.id} className="border-line border-b py-2">
              <a
                href={paperPath(reference.id)}
                className="font-semibold text-brand underline underline-offset-4"
              >
                {reference.title}
              </a>{' '}
              <span className="text-ink-2">
                {getShortName(reference).replace(/\.$/, '')}. {describeStudy(reference).short}
              </span>
            </li>
          ))}
        </ol>
        <div>
          <ReviewLine dates={toReviewDates(peptide)} />
          <CiteNotes citation={citePeptide(peptide)} />
        </div>
      </div>
      <Folded id="references" title={`All ${formatCount(mentionedCount, 'source')}`}>
        <Prose tree={{ type: 'root', children: list }} />
        {further.length > 0 && (
          <p className="mt-5 text-sm">
            Further reading:{' '}
            {further.map((reference, index) => (
              <Fragment key={reference.id}>
                {index > 0 && ', '}
                <a
                  id={toReferenceId(mentionedCount + index + 1)}
                  href={paperPath(reference.id)}
                  className="underline"
                >
                  {getShortName(reference)}
                </a>
              </Fragment>
            ))}
            .
          </p>
        )}
      </Folded>
    </section>
  );
}
