import { Fragment } from 'react';
import type { Crumb } from '@/lib/pages/pages';
import { getBreadcrumbData } from '@/lib/seo/structured-data';
import { JsonLd } from './json-ld';
import { Masthead } from './masthead';

/** The breadcrumb of a page, from the home page to the page itself, with its structured data. */
export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  return (
    <>
      <JsonLd data={getBreadcrumbData(trail)} />
      <Masthead path={trail.at(-1)?.path ?? '/'} />
      <nav aria-label="Breadcrumb" className="no-print text-muted text-sm">
        <ol className="flex flex-wrap items-center gap-x-2">
          {trail.map(({ name, path }, index) => (
            <Fragment key={path}>
              {index > 0 && <li aria-hidden="true" className="bond text-line-strong" />}
              {/* Always one line, whatever the font: the page's own name is truncated to fit, and its heading shows it
                  in full. */}
              <li className={index === trail.length - 1 ? 'flex-1 truncate' : undefined}>
                {index === trail.length - 1 ? (
                  <span aria-current="page">{name}</span>
                ) : (
                  <a
                    href={path}
                    className="inline-block py-1 underline decoration-line-strong underline-offset-4"
                  >
                    {name}
                  </a>
                )}
              </li>
            </Fragment>
          ))}
        </ol>
      </nav>
    </>
  );
}
