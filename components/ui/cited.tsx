import { Fragment } from 'react';
import { toMentionId, toReferenceId } from '@/lib/markdown/html/citations';

/** Superscript links to the references of a statement. The first mention has an id, for the link back. */
export function Cited({
  citations,
}: {
  citations: readonly { number: number; isFirst: boolean }[];
}) {
  if (citations.length === 0) return null;
  return (
    <sup>
      {citations.map(({ number, isFirst }, index) => (
        <Fragment key={number}>
          {index > 0 && ','}
          <a
            href={`#${toReferenceId(number)}`}
            id={isFirst ? toMentionId(number) : undefined}
            aria-label={`Reference ${number}`}
          >
            {number}
          </a>
        </Fragment>
      ))}
    </sup>
  );
}
