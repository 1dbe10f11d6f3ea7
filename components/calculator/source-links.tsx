import { paperPath } from '@/lib/references/paper-path';
import { nameShortly } from '@/lib/references/short-name';

/** What a statement rests on: each source by its short name, leading to its page. */
export function SourceLinks({ references }: { references: readonly string[] }) {
  return (
    <>
      {references.length === 1 ? 'Source: ' : 'Sources: '}
      {references.map((key, index) => (
        <span key={key}>
          {index > 0 && '; '}
          <a href={paperPath(key)} className="underline">
            {nameShortly(key)}
          </a>
        </span>
      ))}
    </>
  );
}
