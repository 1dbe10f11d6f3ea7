import type { Protocol } from '@/lib/records/protocols';
import { Typeset } from '../ui/typeset';
import { NumberedTable } from './numbered-table';
import { SourceLine } from './source-line';

/** One protocol: what it is for, what it needs, its steps with their reasons, and what can go wrong. */
export function ProtocolSection({ protocol, number }: { protocol: Protocol; number: number }) {
  const { id, title, purpose, materials, steps, problems, sources } = protocol;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>
        <Typeset text={purpose} />
      </p>
      <h3>Materials</h3>
      <ul>
        {materials.map((item) => (
          <li key={item}>
            <Typeset text={item} />
          </li>
        ))}
      </ul>
      <h3>Steps</h3>
      <ol>
        {steps.map(({ action, reason }) => (
          <li key={action}>
            <Typeset text={action} />
            <span className="block font-sans text-base text-ink-2">
              <Typeset text={reason} />
            </span>
          </li>
        ))}
      </ol>
      <h3>What can go wrong</h3>
      <NumberedTable
        number={number}
        caption={`${title}: signs and what they mean`}
        columns={['Sign', 'What it means']}
        rows={problems.map(({ sign, meaning }) => [
          <Typeset key="sign" text={sign} />,
          <Typeset key="meaning" text={meaning} />,
        ])}
      />
      <SourceLine keys={sources} />
    </section>
  );
}
