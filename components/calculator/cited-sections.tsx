import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { numberInto, toMentionId, toReferenceId } from '@/lib/markdown/html/citations';
import type { MethodSection, ToolTexts } from '@/lib/records/tool-texts';
import { formatReference } from '@/lib/references/format-reference';
import { requireReferences } from '@/lib/references/references';
import { ReferenceLinks } from '../evidence/reference-links';
import { Cited } from '../ui/cited';
import { NoBreak } from '../ui/no-break';
import { SectionHead } from '../ui/section-head';

/** Sections of points with numbered citations, followed by the list of the cited publications. */
export function CitedSections({ sections }: { sections: readonly MethodSection[] }) {
  const { numbered, keys } = numberSections(sections);
  return (
    <div className="prose grid gap-x-10 text-base sm:grid-cols-2">
      <CitedPoints sections={numbered} />
      {/* After an even number of sections it spans both columns. */}
      <Sources keys={keys} isWide={numbered.length % 2 === 0} />
    </div>
  );
}

/** Numbers the citations of sections; `keys` are `citedBefore` and all they cite, in order of first mention. */
export function numberSections(
  sections: readonly MethodSection[],
  citedBefore: readonly string[] = [],
) {
  const keys = [...citedBefore];
  const numbered = sections.map(({ points, ...section }) => ({
    ...section,
    points: points.map(({ text, sources = [] }) => ({
      text,
      citations: sources.map(numberInto(keys)),
    })),
  }));
  return { numbered, keys };
}

/** The sections that numberSections returns, each with its heading. */
export function CitedPoints({
  sections,
}: {
  sections: ReturnType<typeof numberSections>['numbered'];
}) {
  return sections.map(({ id, title, points }) => (
    <section key={id}>
      <h3>{title}</h3>
      <ul>
        {points.map(({ text, citations }) => (
          <li key={text}>
            <NoBreak text={text} />
            <Cited citations={citations} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

/**
 * The headed list of cited publications, numbered, each with a link to it and a link back to its first mention; if
 * `isWide`, it has the full width and two columns.
 */
export function Sources({ keys, isWide }: { keys: readonly string[]; isWide?: boolean }) {
  return (
    <section className={clsx(isWide && 'col-span-full')}>
      <h3 id="sources">Sources</h3>
      <ol className={clsx('references', isWide && 'grid gap-x-10 sm:grid-cols-2')}>
        {requireReferences(keys).map((reference, index) => {
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
    </section>
  );
}

/** The heading of a method, with a link to the page that explains it in detail. */
export function MethodHead({ title, reading }: { title: string } & Pick<ToolTexts, 'reading'>) {
  return (
    <SectionHead
      title={title}
      action={
        <a href={reading.href} className="text-link">
          {reading.label}
        </a>
      }
    />
  );
}

/** A list of named formulas, with `children` as a remark on all of them. */
export function Formulas({
  formulas,
  children,
}: Pick<ToolTexts, 'formulas'> & { children: ReactNode }) {
  return (
    <section>
      <h3>Formulas</h3>
      <ul>
        {formulas.map(({ term, formula }) => (
          <li key={term}>
            <strong>{term}:</strong> {formula}
          </li>
        ))}
      </ul>
      <p>{children}</p>
    </section>
  );
}
