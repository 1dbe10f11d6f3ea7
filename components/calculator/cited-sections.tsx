import type { ReactNode } from 'react';
import type { MethodSection } from '@/content/calculator-method';
import { toMentionId, toReferenceId } from '@/lib/markdown/html/citations';
import { formatReference } from '@/lib/references/format-reference';
import { type Reference, toReferences } from '@/lib/references/references';
import { ReferenceLinks } from '../evidence/reference-links';
import { Cited } from '../ui/cited';
import { Typeset } from '../ui/typeset';

/**
 * Points under headings, each with the numbers of the publications it rests on, and the list of these at the end.
 * `children` stand before them; what they cite first is named by `citedBefore`.
 */
export function CitedSections({
  sections,
  citedBefore = [],
  children,
}: {
  sections: readonly MethodSection[];
  citedBefore?: readonly string[];
  children?: ReactNode;
}) {
  const seen = new Set(citedBefore);
  const numbered = sections.map(({ points, ...section }) => ({
    ...section,
    points: points.map(({ text, sources = [] }) => ({
      text,
      citations: sources.map((key) => {
        const isFirst = !seen.has(key);
        seen.add(key);
        return { number: [...seen].indexOf(key) + 1, isFirst };
      }),
    })),
  }));
  return (
    <div className="prose grid gap-x-10 gap-y-8 text-base sm:grid-cols-2">
      {children}
      {numbered.map(({ id, title, points }) => (
        <section key={id}>
          <h3>{title}</h3>
          <ul>
            {points.map(({ text, citations }) => (
              <li key={text}>
                <Typeset text={text} />
                <Cited citations={citations} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h3 id="sources">Sources</h3>
        <SourceList references={toReferences([...seen])} />
      </section>
    </div>
  );
}

/** The publications, numbered, each with a link to it and back to where it is first mentioned. */
function SourceList({ references }: { references: readonly Reference[] }) {
  return (
    <ol className="references">
      {references.map((reference, index) => {
        const { authors, title, journal, detail } = formatReference(reference);
        const number = index + 1;
        return (
          <li key={reference.id} id={toReferenceId(number)}>
            {authors}. {title}. <em>{journal}</em>. {detail}.{' '}
            <ReferenceLinks reference={reference} />
            {'\u00a0'}
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
