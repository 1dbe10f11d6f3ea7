import { toMentionId, toReferenceId } from '@/lib/markdown/html/citations';
import type { Citation } from '@/lib/peptides/citations';

/** Links to the references that a statement rests on, raised behind it. */
export function Cited({ citations }: { citations: readonly Citation[] }) {
  if (citations.length === 0) return null;
  return (
    <sup>
      {citations.map(({ number, isFirst }, index) => (
        <span key={number}>
          {index > 0 && ','}
          <a
            href={`#${toReferenceId(number)}`}
            id={isFirst ? toMentionId(number) : undefined}
            aria-label={`Reference ${number}`}
          >
            {number}
          </a>
        </span>
      ))}
    </sup>
  );
}
