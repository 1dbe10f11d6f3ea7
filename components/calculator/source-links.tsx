import { paperPath } from '@/lib/references/paper-path';
import { requireReferences } from '@/lib/references/references';

/** What a statement rests on: each source by its name, leading to its page. */
export function SourceLinks({ references }: { references: readonly string[] }) {
  return (
    <>
      {references.length === 1 ? 'Source: ' : 'Sources: '}
      {requireReferences(references).map(({ id, title, author }, index) => (
        <span key={id}>
          {index > 0 && '; '}
          <a href={paperPath(id)} className="underline">
            {/* One word is the title of many pages. */}
            {title}
            {!title.includes(' ') && author?.[0] && 'literal' in author[0]
              ? ` (${author[0].literal})`
              : ''}
          </a>
        </span>
      ))}
    </>
  );
}
