import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { type PageRecord, resourcePages } from '@/content/pages';
import type { Subject } from '@/lib/onward/page-subjects';
import { getResourcePageData, type ListedPart } from '@/lib/seo/resource-structured-data';
import { OnwardSection } from '../evidence/onward-section';
import { LearnHeader } from '../learn/learn-header';
import { TwoColumns } from '../learn/two-columns';
import { ContentsChain } from '../ui/contents';
import { FoldedContents } from '../ui/folded-contents';
import { JsonLd } from '../ui/json-ld';
import { StaticHtml } from '../ui/static-html';

const CONTENTS = 'On this page';

/** A resource page: its header and text, with its contents and the other resources beside it. */
export function ResourceLayout({
  page,
  parts = [],
  data,
  part,
  subject,
  side,
  isWide,
  children,
}: {
  page: PageRecord;
  /** The parts of the page, for its table of contents. */
  parts?: readonly ListedPart[];
  /** What the structured data lists, if that is more than `parts`. */
  data?: readonly ListedPart[];
  /** A page below the resource's own, with its own heading and URL. */
  part?: { title: string; description: string; path: string };
  /** What a page below the resource's own is about. */
  subject?: Subject;
  /** Content beside the page, above the links to other resources. */
  side?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}) {
  const shown = part ?? page;
  const entries = parts.map(({ name, anchor }) => ({ id: anchor, text: name }));
  const aside = (
    <aside aria-label="Beside this page" className="no-print text-sm">
      <div className={clsx('grid gap-8', !side && 'beside')}>
        {parts.length > 0 && (
          <nav aria-label={CONTENTS} className="max-lg:hidden">
            <ContentsChain entries={entries} label={CONTENTS} />
          </nav>
        )}
        <StaticHtml className="grid gap-8">
          {side}
          <MoreResources page={page} />
        </StaticHtml>
      </div>
    </aside>
  );
  const text = (
    <>
      {parts.length > 0 && (
        <nav aria-label={CONTENTS} className="no-print mb-8 lg:hidden">
          <StaticHtml>
            <FoldedContents entries={entries} label={CONTENTS} />
          </StaticHtml>
        </nav>
      )}
      {children}
      <OnwardSection path={shown.path} subject={subject} className="mt-16" isNarrow={!isWide} />
    </>
  );
  return (
    <>
      {!part && <JsonLd data={getResourcePageData(page, data ?? parts)} />}
      <LearnHeader {...shown} />
      {side || parts.length > 0 ? (
        <TwoColumns isWide={isWide} side={aside}>
          {text}
        </TwoColumns>
      ) : (
        // Links to other resources alone would leave the column beside a long list empty.
        <div className="wrap pb-section">
          {text}
          <div className="mt-8">{aside}</div>
        </div>
      )}
    </>
  );
}

function MoreResources({ page }: { page: PageRecord }) {
  const others = resourcePages.filter((each) => each !== page);
  return (
    <nav aria-label="More resources" className="border-ink border-t-[1.5px] pt-3">
      <p className="mb-2 font-[650]">More resources</p>
      <ul>
        {others.map(({ path, title, crumb = title }) => (
          <li key={path}>
            <a
              href={path}
              className="flex min-h-target items-center text-ink-2 py-1 hover:underline lg:min-h-6"
            >
              {crumb}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
