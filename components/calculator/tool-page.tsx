import type { ComponentProps, ReactNode } from 'react';
import { type PageRecord, pages } from '@/content/pages';
import { OnwardSection } from '../evidence/onward-section';
import { PageHead } from '../ui/page-head';

const TOOLS: readonly PageRecord[] = [
  pages.calculator,
  pages.certificate,
  pages.sheet,
  pages.baseline,
  pages.halfLife,
  pages.sequenceLab,
  pages.practice,
  pages.somethingWentWrong,
];

/** The page of a tool: its head, the tool, and links to the other tools and related pages. */
export function ToolPage({
  page,
  about,
  children,
  ...head
}: Pick<ComponentProps<typeof PageHead>, 'lede' | 'withoutScript'> & {
  page: PageRecord;
  /** Further content of the page head. */
  about?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="wrap pt-6 pb-section">
      <PageHead {...page} {...head}>
        {about}
      </PageHead>
      {children}
      <OtherTools path={page.path} />
      <OnwardSection path={page.path} className="mt-16" />
    </div>
  );
}

/** Links to all tools except the one at `path`. */
export function OtherTools({ path }: Pick<PageRecord, 'path'>) {
  return (
    <nav aria-label="Other tools" className="no-print mt-14 flex flex-wrap gap-x-6">
      {TOOLS.filter((tool) => tool.path !== path).map((tool) => (
        <a key={tool.path} href={tool.path} className="text-link">
          {tool.title}
        </a>
      ))}
    </nav>
  );
}
