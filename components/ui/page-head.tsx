import type { ReactNode } from 'react';
import type { PageRecord } from '@/content/pages';
import { getTrail } from '@/lib/pages/pages';
import { Breadcrumb } from './breadcrumb';
import { NoBreak } from './no-break';
import { WithoutScript } from './without-script';

/** Above this many characters a title, as of a paper, is set smaller. */
const LONG_TITLE = 70;

/** The head of a page: breadcrumb, heading, lede and, as `children`, further lines. */
export function PageHead({
  path,
  title,
  heading = title,
  lede,
  withoutScript,
  children,
}: Pick<PageRecord, 'path' | 'title' | 'heading'> & {
  lede?: string;
  /** The notice for readers without JavaScript. */
  withoutScript?: string;
  children?: ReactNode;
}) {
  return (
    <>
      <header className="mb-8">
        <Breadcrumb trail={getTrail(path)} />
        <h1
          className={`mt-5 max-w-232 tracking-display ${heading.length > LONG_TITLE ? 'text-2xl' : 'text-4xl'}`}
        >
          <NoBreak text={heading} />
        </h1>
        {lede && (
          <p className="mt-5 max-w-184 font-serif text-ink-2 text-xl leading-snug">
            <NoBreak text={lede} />
          </p>
        )}
        {children}
      </header>
      {withoutScript && <WithoutScript>{withoutScript}</WithoutScript>}
    </>
  );
}
