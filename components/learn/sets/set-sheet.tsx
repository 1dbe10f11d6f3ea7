import { NO_CERTIFICATE, slipLesson } from '@/content/practice';
import { describeScore, type SetResult } from '@/lib/learn/sets/result';
import { formatCount } from '@/lib/text/format';
import { PrintButton } from '../../ui/print-button';
import { SectionHead } from '../../ui/section-head';

/** The result of a set: on screen while questions are answered, and as a printable sheet. */
export function SetSheet({
  result,
  course,
  seed,
}: {
  result: SetResult;
  course?: string;
  seed: number;
}) {
  const { answered, total, missed, slips, again } = result;
  return (
    <section className="mt-16">
      <SectionHead title="Result" />
      {answered === 0 ? (
        <p className="text-ink-2">Nothing is answered yet. What you answer is counted here.</p>
      ) : (
        <>
          <dl className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
            {course && <Line term="Course">{course}</Line>}
            <Line term="Date">{new Date().toLocaleDateString('en-US', { dateStyle: 'long' })}</Line>
            <Line term="Set">{seed}</Line>
            <Line term="Score">{describeScore(result)}</Line>
            {missed.length > 0 && (
              <Line term="Missed questions">
                <span className="flex flex-wrap gap-x-4">
                  {missed.map(({ number, anchor }) => (
                    <a key={anchor} href={`#${anchor}`} className="text-link">
                      {number}
                    </a>
                  ))}
                </span>
              </Line>
            )}
          </dl>
          <dl className="mt-3 grid gap-3">
            <Line term="Slips">
              {slips.length === 0 ? (
                'None of the named slips: tenfold, mg and mcg, mL and units, the barrel.'
              ) : (
                <>
                  {slips
                    .map(({ name, count }) => `${formatCount(count, 'time')}: ${name}`)
                    .join('; ')}
                  . They are taught in{' '}
                  <a href={slipLesson.href} className="text-link">
                    {slipLesson.title}
                  </a>
                </>
              )}
            </Line>
            <Line term="Read again">
              {again.length === 0 ? 'Nothing so far.' : <Lessons again={again} />}
            </Line>
          </dl>
          {course && <p className="mt-6 font-semibold">{NO_CERTIFICATE}</p>}
          <p className="mt-3 text-muted text-sm">
            {answered < total && `${formatCount(total - answered, 'question')} not answered. `}
            Counted in this browser and sent nowhere. Only the first attempt at each question
            counts.
          </p>
          <div className="mt-6">
            <PrintButton>Print this sheet</PrintButton>
          </div>
        </>
      )}
    </section>
  );
}

function Line({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Lessons({ again }: { again: SetResult['again'] }) {
  return (
    <ul>
      {again.map(({ path, title, missed }) => (
        <li key={path}>
          <a href={path} className="text-link">
            {title}
          </a>{' '}
          ({formatCount(missed, 'question')})
        </li>
      ))}
    </ul>
  );
}
