import { CornerLeftUp } from 'lucide-react';
import type { Reference } from '@/lib/content/references';
import { toMentionId } from '@/lib/markdown/citations';
import { formatReference } from '@/lib/markdown/format-reference';

/** The publications an article cites, numbered as in its text. */
export function ReferenceList({ references }: { references: readonly Reference[] }) {
  return (
    <section aria-labelledby="references">
      <h2 id="references">References</h2>
      <ol className="references">
        {references.map((reference, index) => (
          <ReferenceItem key={reference.id} reference={reference} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}

function ReferenceItem({ reference, number }: { reference: Reference; number: number }) {
  const { authors, title, journal, detail, link, isNotPeerReviewed } = formatReference(reference);
  return (
    <li id={`reference-${number}`}>
      {authors}. {title}
      {/[?!]$/.test(title) ? ' ' : '. '}
      <em>{journal}</em>. {detail}.{isNotPeerReviewed && ' Not peer reviewed.'}{' '}
      {link && (
        <a href={link.href} rel="noopener noreferrer">
          {link.label}
        </a>
      )}{' '}
      <a
        href={`#${toMentionId(number)}`}
        aria-label={`Back to reference ${number} in the text`}
        className="no-print inline-grid size-6 place-items-center align-middle"
      >
        <CornerLeftUp aria-hidden="true" size={14} strokeWidth={1.75} />
      </a>
    </li>
  );
}
