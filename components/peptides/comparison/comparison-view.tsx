import './comparison.css';
import type { ComparedRow, Comparison, Measured } from '@/lib/peptides/compare';
import { NoBreak } from '../../ui/no-break';
import { RawHtml } from '../../ui/raw-html';
import { Folded } from '../folded';

type Names = { first: string; second: string };

const NOTHING_ALIKE =
  'Our records hold nothing that was measured in the same way for both: the same outcome and unit, in the same kind of people, against placebo, over about the same time. So no numbers are shown side by side. That does not mean that there was no harm.';

/** Both substances in two columns, the plainest facts first; then results of shared trials, and of separate trials. */
export function ComparisonView({
  first,
  second,
  facts,
  molecule,
  verdicts,
  results: { together, apart },
}: Comparison & Names) {
  const names = [first, second] as const;
  return (
    <>
      <h2 className="mb-3 text-2xl">
        {first} and {second} side by side
      </h2>
      <TwoColumns rows={facts} names={names} label="Results and standing" />
      <div className="border-line border-t">
        {verdicts.length > 0 && (
          <div className="is-printed">
            <Folded title="Outcome by outcome: what the evidence says of both">
              <TwoColumns rows={verdicts} names={names} label="Verdicts" />
            </Folded>
          </div>
        )}
        <Folded title="Evidence, sport, molecule and half-life">
          <TwoColumns rows={molecule} names={names} label="Molecule" />
        </Folded>
      </div>
      <div className="mt-8 grid gap-x-6 gap-y-8 xl:grid-cols-2">
        <section className="min-w-0">
          <h2 className="mb-3 text-2xl">
            {first} against {second} in one trial
          </h2>
          {together ? (
            <Results {...together} />
          ) : (
            <p>We hold no trial in which both had a group of their own.</p>
          )}
        </section>
        <section className="min-w-0">
          <h2 className="mb-3 text-2xl">In trials of their own</h2>
          {apart ? <Results {...apart} /> : <p>{NOTHING_ALIKE}</p>}
        </section>
      </div>
    </>
  );
}

/** Two columns with the label above each row; in print beside it, to halve the lines. */
function TwoColumns({
  rows,
  names,
  label: title,
}: {
  rows: readonly ComparedRow[];
  names: readonly [string, string];
  label: string;
}) {
  const line = 'grid grid-cols-2 gap-x-4 lg:gap-x-10 border-line py-1.5 leading-snug';
  return (
    <table className="compared block text-left max-sm:text-sm" aria-label={title}>
      <thead className="block">
        <tr className={line}>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block">
        {rows.map(({ label, first, second }) => (
          <tr key={label} className={`border-t ${line}`}>
            <th scope="row" className="col-span-full font-semibold text-muted text-sm">
              {label}
            </th>
            {[first, second].map((text, index) => (
              <td key={names[index]}>
                <NoBreak text={text || 'Not recorded'} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Results({ html, more, trials }: Measured) {
  return (
    <>
      <RawHtml as="div" isHeld className="prose max-w-none font-sans" html={html} />
      {more && (
        <Folded title="More results">
          <RawHtml as="div" isHeld className="prose max-w-none font-sans" html={more} />
        </Folded>
      )}
      <Folded title="Who was studied, and with what">
        <ul className="grid gap-y-2 text-sm">
          {trials.map(({ name, href, text }) => (
            <li key={href}>
              <a href={href} className="font-semibold underline">
                {name}
              </a>
              : {text}.
            </li>
          ))}
        </ul>
      </Folded>
    </>
  );
}
