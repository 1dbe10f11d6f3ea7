import { Fragment } from 'react';
import { getListLinks, NO_LINK } from '@/lib/references/reference-links';
import type { Reference } from '@/lib/references/references';

/** The links to a publication, after its entry in a list: the free full text first. */
export function ReferenceLinks({ reference }: { reference: Reference }) {
  const links = getListLinks(reference);
  if (links.length === 0) return <>{NO_LINK}.</>;
  return links.map(({ href, label, name }, index) => (
    <Fragment key={href}>
      {index > 0 && ' '}
      <a href={href} aria-label={name} className="underline">
        {label}
      </a>
    </Fragment>
  ));
}
