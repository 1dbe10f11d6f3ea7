import { ChevronDown } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { type ResourceId, resourcePages } from '@/content/resources/pages';
import {
  getResourcePage,
  type ListedPart,
  toResourcePageData,
  toResourcePath,
} from '@/lib/resources/resource-pages';
import { Breadcrumb } from '../ui/breadcrumb';
import { JsonLd } from '../ui/json-ld';

/** A resource page: where it stands, its heading, its text, and beside it its parts and its siblings. */
export function ResourceLayout({
  id,
  parts = [],
  data,
  children,
}: {
  id: ResourceId;
  /** What the page is made of, for the list beside it. */
  parts?: readonly ListedPart[];
  /** What the structured data lists, when that is more than `parts`. */
  data?: readonly ListedPart[];
  children: ReactNode;
}) {
  const { title, label, description } = getResourcePage(id);
  return (
    <div className="wrap pt-6 pb-section">
      <JsonLd data={toResourcePageData(id, data ?? parts)} />
      <Breadcrumb
        trail={[
          { name: 'Home', path: '/' },
          { name: 'Research', path: '/research' },
          { name: label, path: toResourcePath(id) },
        ]}
      />
      <h1 className="mt-4 text-4xl tracking-display">{title}</h1>
      <p className="mt-3.5 max-w-176 text-balance text-ink-2 text-lg">{description}</p>
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,41rem)_minmax(0,17.5rem)] lg:justify-between">
        <div className="min-w-0">
          {parts.length > 0 && <FoldedContents parts={parts} />}
          {children}
        </div>
        <aside aria-label="Beside this page" className="no-print text-sm">
          <div className="grid gap-8 lg:sticky lg:top-24">
            {parts.length > 0 && (
              <div className="max-lg:hidden">
                <SideList
                  title="On this page"
                  links={parts.map(({ name, anchor }) => ({ name, href: `#${anchor}` }))}
                />
              </div>
            )}
            <SideList
              title="More resources"
              links={resourcePages
                .filter((page) => page.id !== id)
                .map((page) => ({ name: page.label, href: toResourcePath(page.id) }))}
            />
          </div>
        </aside>
      </div>
    </div>
  );
}

/** The contents where there is no room beside the text: closed until asked for. */
function FoldedContents({ parts }: { parts: readonly ListedPart[] }) {
  return (
    <nav aria-label="On this page" className="no-print mb-8 lg:hidden">
      <details className="group border-ink border-y-[1.5px]">
        <summary className="flex min-h-12 list-none items-center justify-between font-[650] [&::-webkit-details-marker]:hidden">
          On this page
          <ChevronDown
            aria-hidden="true"
            size={18}
            strokeWidth={1.75}
            className="transition-transform group-open:rotate-180"
          />
        </summary>
        <ol className="pb-3">
          {parts.map(({ name, anchor }) => (
            <li key={anchor}>
              <a href={`#${anchor}`} className="flex min-h-target items-center text-ink-2">
                {name}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

function SideList({
  title,
  links,
}: {
  title: string;
  links: readonly { name: string; href: string }[];
}) {
  return (
    <nav aria-label={title} className="border-ink border-t-[1.5px] pt-3">
      <p className="mb-2 font-[650]">{title}</p>
      <ul>
        {links.map(({ name, href }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              className="flex min-h-target items-center text-ink-2 hover:underline lg:inline-block lg:min-h-6 lg:py-1"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
