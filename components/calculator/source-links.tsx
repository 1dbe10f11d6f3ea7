import { paperPath } from '@/lib/references/paper-path';
import { requireReferences } from '@/lib/references/references';

/** What a statement rests on: each source by its name, leading to its page. */
export function SourceLinks({ references }: { references: readonly string[] }) {
  return (
    <>
      {references.length === 1 ? 'Source: ' : 'Sources: '}
      {requireReferences(references).map(({ id, title }, index) => (
        <span key={id}>
          {index > 0 && '; '}
          <a href={paperPath(id)} className="underline">
            {title}
          </a>
        </span>
      ))}
    </>
  );
}
