import type { Citation } from '@/lib/peptides/peptide-citations';
import type { PeptideRecord } from '@/lib/records/peptides';
import { Cited } from '../ui/cited';
import { Typeset } from '../ui/typeset';

const SOURCES = {
  label: 'An approved label',
  trial: 'A study in people',
  'animal study': 'Animal studies',
  'common practice': 'Common practice, which no study supports',
  none: 'No source names a dose',
} as const;

/** What the label, the study or practice did, and that a healthcare provider must be asked. */
export function DosingPanel({
  peptide,
  citations,
}: {
  peptide: PeptideRecord;
  citations: readonly Citation[];
}) {
  const { protocol, source } = peptide.dosing;
  return (
    <div className="prose max-w-prose">
      <p className="font-sans text-base">
        <strong>Where this comes from:</strong> {SOURCES[source.type]}.
      </p>
      {protocol.map((paragraph, index) => (
        <p key={paragraph}>
          <Typeset text={paragraph} />
          {index === protocol.length - 1 && <Cited citations={citations} />}
        </p>
      ))}
      <p>
        <strong>Consult a healthcare provider</strong> before you act on anything here. This is a
        record of what was studied, and no dose for you.
      </p>
    </div>
  );
}
