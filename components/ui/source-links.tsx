import { paperPath } from '@/lib/references/paper-path';
import { nameSource } from '@/lib/references/short-name';
import { LinkLine } from './link-line';

/** The sources of a statement, each by its short name and linked to its page. */
export function SourceLinks({ references }: { references: readonly string[] }) {
  return (
    <>
      {references.length === 1 ? 'Source: ' : 'Sources: '}
      <LinkLine
        links={references.map((key) => ({ href: paperPath(key), label: nameSource(key) }))}
        between="; "
      />
    </>
  );
}
