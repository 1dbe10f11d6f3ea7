import { pages } from '@/content/pages';
import { protocolRecords } from '@/lib/records/protocols';
import { ProtocolSection } from './protocol-section';
import { ResourceLayout } from './resource-layout';

/** The whole protocols page; an unknown resource shows it too. */
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
            These are bench methods for teaching and laboratory work. They name no dose and are no
            instruction to treat yourself or anyone else. Many peptides are not approved for use in
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
