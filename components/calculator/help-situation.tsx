import { type Country, type Situation, urgencies } from '@/lib/records/something-went-wrong';
import { NoBreak } from '../ui/no-break';
import { SourceLinks } from '../ui/source-links';
import { TextList } from '../ui/text-list';
import { HelpCall } from './help-call';

/** One situation: whether and whom to call, what to say and do, and why. Printed only if it is the `:target`. */
export function HelpSituation({
  situation: { id, title, urgency, first, say, steps, why, references },
  countries,
}: {
  situation: Situation;
  countries: readonly Country[];
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mt-10 max-w-208 scroll-mt-20 border-line-strong border-t-[1.5px] pt-4 print:not-target:hidden"
    >
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      <p className="mt-2 text-lg">
        <b>{urgencies[urgency]}.</b> <NoBreak text={first} />
      </p>
      {say && (
        <>
          <HelpCall id={id} countries={countries} />
          <p className="mt-4 text-lg">
            <b>What to say:</b> <NoBreak text={say} />{' '}
            <a
              href={urgency === 'call' ? '#how-much' : '#what-to-say'}
              className="no-print underline"
            >
              {urgency === 'call' ? 'Work out how much it was' : 'Write it down'}
            </a>
          </p>
        </>
      )}
      <h3 className="mt-5 text-xl">What to do</h3>
      <TextList texts={steps} className="mt-2 list-disc pl-5 text-lg" itemClass="mb-1.5" />
      <p className="no-print mt-3 text-ink-2">
        <b>Why:</b> <NoBreak text={why} />
      </p>
      <p className="no-print mt-1 text-muted text-sm">
        <SourceLinks references={references} />
      </p>
    </section>
  );
}
