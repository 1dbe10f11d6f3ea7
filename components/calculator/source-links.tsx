import { paperPath } from '@/lib/references/paper-path';
import { nameSource } from '@/lib/references/short-name';

/** What a statement rests on: each source by its name, leading to its page. */
export function SourceLinks({ references }: { references: readonly string[] }) {
  return (
    <>
      {references.length === 1 ? 'Source: ' : 'Sources: '}
      {references.map((key, index) => (
        <span key={key}>
          {index > 0 && '; '}
          <a href={paperPath(key)} className="underline">
            {nameSource(key)}
          </a>
        </span>
      ))}
    </>
  );
}
