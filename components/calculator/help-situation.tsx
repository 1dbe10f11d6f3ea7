import { type somethingWentWrongRecord, urgencies } from '@/lib/records/something-went-wrong';
import { SectionHead } from '../ui/section-head';
import { Typeset } from '../ui/typeset';
import { SourceLinks } from './source-links';

type Situation = ReturnType<typeof somethingWentWrongRecord.get>['situations'][number];

/** One thing that went wrong: whether to call, what to do, and why. */
export function HelpSituation({
  situation: { id, title, urgency, first, steps, why, references },
}: {
  situation: Situation;
}) {
  return (
    <section id={id} className="mt-12 max-w-208 scroll-mt-24">
      <SectionHead title={title} />
      <p className="font-semibold text-lg">
        {urgencies[urgency]}. <Typeset text={first} />
      </p>
      <ul className="mt-3 list-disc pl-5 text-lg">
        {steps.map((step) => (
          <li key={step} className="mb-1.5">
            <Typeset text={step} />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-2">
        <Typeset text={why} />
      </p>
      <p className="mt-1 text-muted text-sm">
        <SourceLinks references={references} />
      </p>
    </section>
  );
}
