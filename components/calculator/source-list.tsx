import { toMentionId, toReferenceId } from '@/lib/markdown/html/citations';
import { formatReference } from '@/lib/references/format-reference';
import type { Reference } from '@/lib/references/references';

/** The publications of the method, numbered, each with a link to it and back to where it is mentioned. */
export function SourceList({ references }: { references: readonly Reference[] }) {
  return (
    <ol className="references">
      {references.map((reference, index) => {
        const { authors, title, journal, detail, link } = formatReference(reference);
        const number = index + 1;
        return (
          <li key={reference.id} id={toReferenceId(number)}>
            {authors}. {title}. <em>{journal}</em>. {detail}.{' '}
            {link && (
              <a href={link.href} aria-label={link.name}>
                {link.label}
              </a>
            )}{' '}
            <a
              href={`#${toMentionId(number)}`}
              aria-label={`Back to reference ${number} in the text`}
            >
              ↩
            </a>
          </li>
        );
      })}
    </ol>
  );
}
