import { pages } from '@/content/pages';
import { type Protocol, protocolRecords } from '@/lib/records/resources';
import { Disclosure } from '../ui/disclosure';
import '../ui/open-if-wide.css';
import { NoBreak } from '../ui/no-break';
import { TextList } from '../ui/text-list';
import { NumberedTable } from './numbered-table';
import { ResourceLayout } from './resource-layout';
import { SourceLine } from './source-line';

/** The protocols page, also shown for an unknown resource. */
export function Protocols() {
  const protocols = protocolRecords.get();
  return (
    <ResourceLayout
      page={pages.protocols}
      parts={protocols.map(({ id, title }) => ({ name: title, anchor: id }))}
    >
      <div className="prose">
        <div role="note" className="callout callout-safety">
          <div className="callout-title">Before you start</div>
          <p>
            These are bench methods for teaching and laboratory work. They name no dose and are not
            instructions to treat yourself or anyone else. Many peptides are not approved for use in
            people. Follow the rules of your institution and the label of the product first.
          </p>
        </div>
        {protocols.map((protocol, index) => (
          <ProtocolSection key={protocol.id} protocol={protocol} number={index + 1} />
        ))}
      </div>
    </ResourceLayout>
  );
}

function ProtocolSection({ protocol, number }: { protocol: Protocol; number: number }) {
  const { id, title, purpose, materials, steps, problems, sources } = protocol;
  return (
    <Disclosure className="open-if-wide is-told" title={<h2>{title}</h2>}>
      {/* A fragment link to this id opens the disclosure. */}
      <p id={id} className="scroll-mt-20">
        <NoBreak text={purpose} />
      </p>
      <h3>Materials</h3>
      <TextList texts={materials} />
      <h3>Steps</h3>
      <ol>
        {steps.map(({ action, reason }) => (
          <li key={action}>
            <NoBreak text={action} />
            <span className="block font-sans text-base text-ink-2">
              <NoBreak text={reason} />
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
          <NoBreak key="sign" text={sign} />,
          <NoBreak key="meaning" text={meaning} />,
        ])}
      />
      <SourceLine keys={sources} />
    </Disclosure>
  );
}
