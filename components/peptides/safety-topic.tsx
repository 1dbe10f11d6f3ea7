import { getLabels } from '@/lib/labels/labels';
import { peptidePath, requirePeptide } from '@/lib/peptides/peptides';
import { isAsked, type SafetyTopic as Topic } from '@/lib/records/labels';
import { SourceLinks } from '../calculator/source-links';
import { NoBreak } from '../ui/no-break';
import { SectionHead } from '../ui/section-head';
import { LabelAnswer } from './label-answer';

/** One question across substances: what authorities say, then what each label says, a block for each. */
export function SafetyTopic({
  topic: { id, title, intro, rules = [], question },
}: {
  topic: Topic;
}) {
  const asked = [...getLabels()].filter(([, labels]) => isAsked(labels, question));
  return (
    <section id={id} className="mt-14 max-w-232 scroll-mt-24">
      <SectionHead title={title} />
      <p className="max-w-176 text-ink-2">{intro}</p>
      {rules.map(({ text, references }) => (
        <p key={text} className="mt-3 max-w-176">
          <NoBreak text={text} />{' '}
          <span className="text-muted text-sm">
            <SourceLinks references={references} />
          </span>
        </p>
      ))}
      <dl className="mt-5 border-line border-t">
        {asked.map(([slug, labels]) => (
          <div
            key={slug}
            className="grid gap-x-6 gap-y-1 border-line border-b pt-3 sm:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <dt>
              <a
                href={`${peptidePath(slug)}#${question}`}
                aria-label={`${requirePeptide(slug).name}: ${title}`}
                className="text-link font-semibold"
              >
                {requirePeptide(slug).name}
              </a>
            </dt>
            <dd className="min-w-0">
              <LabelAnswer labels={labels} id={question} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
