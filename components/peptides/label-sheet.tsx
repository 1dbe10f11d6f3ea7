import { pages } from '@/content/pages';
import { getTrail } from '@/lib/pages/pages';
import { peptidePath, sheetPath } from '@/lib/peptides/peptides';
import { allQuestions, isAsked, type SubstanceLabels } from '@/lib/records/labels';
import { paperPath } from '@/lib/references/paper-path';
import { formatLongDate } from '@/lib/text/format';
import { Breadcrumb } from '../ui/breadcrumb';
import { PrintButton } from '../ui/print-button';
import { LABELS_READ, LabelAnswer, OwnRules } from './label-answer';

/** All label answers on a substance, none folded, so that they can be printed and taken to a pharmacist. */
export function LabelSheet({
  slug,
  name,
  labels,
}: {
  slug: string;
  name: string;
  labels: SubstanceLabels;
}) {
  return (
    <article className="label-sheet wrap pt-6 pb-section">
      <Breadcrumb trail={getTrail(sheetPath(slug))} />
      <h1 className="mt-5 text-4xl tracking-display">{name}: before you use it</h1>
      <p className="mt-3.5 max-w-176 text-ink-2">
        What the labels say, in plain words, to talk over with a pharmacist. No clinician has
        reviewed it. It proposes no dose, and a vial without a label may hold something else.
      </p>
      <p className="no-print my-6 flex flex-wrap items-center gap-6">
        <PrintButton>Print the sheet</PrintButton>
        <a href={`${peptidePath(slug)}#before-use`} className="text-link">
          Back to {name}
        </a>
        <a href={pages.safety.path} className="text-link">
          {pages.safety.title}
        </a>
        <a href={pages.somethingWentWrong.path} className="text-link">
          {pages.somethingWentWrong.title}
        </a>
        <a href={pages.papers.path} className="text-link">
          {pages.papers.title}
        </a>
      </p>
      <div className="gap-x-8 lg:columns-2 print:columns-2 print:text-sm">
        {allQuestions
          .filter(({ id }) => isAsked(labels, id))
          .map(({ id, title }) => (
            <section
              key={id}
              id={id}
              className="mb-4 scroll-mt-24 break-inside-avoid-column print:break-inside-auto"
            >
              <h2 className="mb-1 text-xl">{title}</h2>
              <OwnRules slug={slug} id={id} />
              <LabelAnswer labels={labels} id={id} />
            </section>
          ))}
      </div>
      <h2 id="labels-read" className="mt-6 mb-2 scroll-mt-24 text-xl">
        {LABELS_READ}
      </h2>
      <div className="text-sm">
        <ul>
          {Object.entries(labels.labels).map(([id, label]) => (
            <li key={id} className="mb-2">
              <a href={paperPath(label.reference)} className="underline">
                {label.product}, {label.country}: {label.kind}
              </a>
              , {label.year === 'not shown' ? 'year not shown' : `text of ${label.year}`}, read in a
              stored copy on {formatLongDate(label.date)}.{label.note && ` ${label.note}`}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
