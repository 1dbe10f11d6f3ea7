import { getShortCitations } from '@/lib/papers/papers';

/** The works that a text cites, as links in one line. */
export function SourceLine({ keys }: { keys: readonly string[] }) {
  if (keys.length === 0) return null;
  return (
    <p className="mt-4 font-sans text-muted text-sm">
      Sources:{' '}
      {getShortCitations(keys).map(({ id, name, journal, href }, index) => (
        <span key={id}>
          {index > 0 && '; '}
          {href ? <a href={href}>{name}</a> : name}, <em>{journal}</em>
        </span>
      ))}
    </p>
  );
}
