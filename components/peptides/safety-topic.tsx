import { getLabels } from '@/lib/labels/labels';
import { peptidePath, requirePeptide } from '@/lib/peptides/peptides';
import { isAsked, type SafetyTopic as Topic } from '@/lib/records/labels';
import { Disclosure } from '../ui/disclosure';
import { NoBreak } from '../ui/no-break';
import { SectionHead } from '../ui/section-head';
import { SourceLinks } from '../ui/source-links';
import { LabelAnswer } from './label-answer';

/** One question across substances: what authorities say, then what each label says, one block per substance. */
export function SafetyTopic({
  topic: { id, title, intro, rules = [], question },
}: {
  topic: Topic;
}) {
  const asked = [...getLabels()].filter(([, labels]) => isAsked(labels, question));
  return (
    <section id={id} className="mt-10 scroll-mt-24">
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
      <div className="mt-5 grid gap-x-12 border-line border-t lg:grid-cols-2 lg:items-start">
        {asked.map(([slug, labels]) => {
          const { name } = requirePeptide(slug);
          return (
            <Disclosure
              key={slug}
              className="is-told is-whole border-line border-b py-0.5"
              title={<h3 className="text-lg">{name}</h3>}
            >
              {/* A fragment link to this id opens the disclosure. */}
              <div id={`${id}-${slug}`} className="max-w-176 scroll-mt-24 pb-2">
                <LabelAnswer labels={labels} id={question} />
                <a href={`${peptidePath(slug)}#${question}`} className="no-print text-link">
                  More on {name}
                </a>
              </div>
            </Disclosure>
          );
        })}
      </div>
    </section>
  );
}
