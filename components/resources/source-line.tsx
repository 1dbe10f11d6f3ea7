import { formatReference } from '@/lib/references/format-reference';
import { requireReferences } from '@/lib/references/references';
import { getShortName } from '@/lib/references/short-name';

/** The works that a text cites, as links in one line. */
export function SourceLine({ keys }: { keys: readonly string[] }) {
  if (keys.length === 0) return null;
  return (
    <p className="mt-4 font-sans text-muted text-sm">
      Sources:{' '}
      {requireReferences(keys).map((reference, index) => {
        const { journal, link } = formatReference(reference);
        const name = getShortName(reference);
        return (
          <span key={reference.id}>
            {index > 0 && '; '}
            {link ? <a href={link.href}>{name}</a> : name}, <em>{journal}</em>
          </span>
        );
      })}
    </p>
  );
}
