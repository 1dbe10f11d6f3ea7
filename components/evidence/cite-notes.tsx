import { Fragment, type ReactNode } from 'react';
import type { Citation } from '@/lib/seo/cite';
import { type CiteLink, getCiteLinks } from '@/lib/seo/cite-files';
import { formatCount } from '@/lib/text/format';

/** How to cite a page, or the paper that it is about: one line to copy, and files for reference managers. */
export function CiteNotes({
  citation,
  title = 'Cite this page',
  children,
}: {
  citation: Citation;
  title?: string;
  /** Further text below the citation. */
  children?: ReactNode;
}) {
  const { files, lists } = getCiteLinks(citation);
  return (
    <details className="no-print mt-2.5 text-sm">
      <summary className="min-h-target py-2.5 font-semibold text-brand">{title}</summary>
      <p>{citation.text}</p>
      <p className="mt-2.5">
        As a file: <Links links={files} />.
        {lists.length > 0 && (
          <>
            {` All ${formatCount(citation.references.length, 'reference')}: `}
            <Links links={lists} prefix="list as " />.
          </>
        )}
      </p>
      {children && <p className="mt-2.5">{children}</p>}
    </details>
  );
}

function Links({ links, prefix }: { links: readonly CiteLink[]; prefix?: string }) {
  return links.map(({ href, name }, index) => (
    <Fragment key={href}>
      {index > 0 && ', '}
      <a href={href} download className="underline">
        {prefix}
        {name}
      </a>
    </Fragment>
  ));
}
