import { DataTable } from '@/components/ui/data-table';
import type { ComparedResult, Comparison, SharedQuestion } from '@/lib/peptides/compare';

type Names = { first: string; second: string };

const DIFFERENT =
  'Different trials: people and times differ, so the numbers do not tell which is better.';

/** Direct trials first, then what both were asked in the same way, then molecule and standing. */
export function ComparisonView({ first, second, rows, direct, shared }: Comparison & Names) {
  const benefits = shared.filter(({ kind }) => kind === 'benefit');
  const harms = shared.filter(({ kind }) => kind === 'harm');
  return (
    <div className="grid gap-y-10">
      <section>
        <h2 className="mb-4 text-2xl">
          {first} against {second} in one trial
        </h2>
        {direct.length > 0 ? (
          <Results results={direct} />
        ) : (
          <p>We hold no trial in which both had a group of their own.</p>
        )}
      </section>
      <Questions
        title="The same question in different trials"
        none="No benefit was measured in the same way for both: the same outcome and unit, against placebo, over about the same time. So no numbers stand side by side."
        questions={benefits}
        names={[first, second]}
      />
      <Questions
        title="The same harm counted in different trials"
        none="No harm was counted in the same way for both. That does not mean that there was none."
        questions={harms}
        names={[first, second]}
      />
      <section>
        <h2 className="mb-4 text-2xl">Molecule and standing</h2>
        <DataTable
          className="prose table-scroll"
          caption={`${first} and ${second} side by side`}
          columns={['', first, second]}
          rows={rows.map((row) => [
            row.label,
            row.first || 'Not recorded',
            row.second || 'Not recorded',
          ])}
        />
      </section>
    </div>
  );
}

function Questions({
  title,
  none,
  questions,
  names: [first, second],
}: {
  title: string;
  none: string;
  questions: readonly SharedQuestion[];
  names: [string, string];
}) {
  return (
    <section>
      <h2 className="mb-4 text-2xl">{title}</h2>
      <p className="text-ink-2">{questions.length > 0 ? DIFFERENT : none}</p>
      {questions.map((question) => (
        <section key={question.outcome} className="mt-6 border-line border-t pt-4">
          <h3 className="mb-4 text-xl">{question.outcome}</h3>
          <div className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
            <div>
              <h4 className="mb-2 font-semibold">{first}</h4>
              <Results results={question.first} isNamed />
            </div>
            <div>
              <h4 className="mb-2 font-semibold">{second}</h4>
              <Results results={question.second} isNamed />
            </div>
          </div>
        </section>
      ))}
    </section>
  );
}

/** Results, each with its numbers, its people and its paper; where no heading names the outcome, that too, in two columns. */
function Results({ results, isNamed }: { results: readonly ComparedResult[]; isNamed?: boolean }) {
  return (
    <ul className={isNamed ? 'grid gap-4' : 'grid gap-x-10 gap-y-7 sm:grid-cols-2'}>
      {results.map(({ id, outcome, numbers, context, paper }) => (
        <li key={id}>
          {!isNamed && <p className="font-semibold">{outcome}</p>}
          <p>{numbers}</p>
          <p className="text-muted text-sm">
            {context}.{' '}
            <a href={paper.href} className="underline">
              {paper.name}
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}
