import { clsx } from 'clsx';
import { getOnward } from '@/lib/resources/onward';
import type { Subject } from '@/lib/resources/page-subjects';
import { ProseLinks } from '../ui/prose-links';
import { SectionHead } from '../ui/section-head';
import { StaticHtml } from '../ui/static-html';
import { OnwardRows } from './onward-rows';
import { CardStatusLines } from './status-strip';

/** Where a page leads: the substances that it treats with their standing, and what belongs to its subject. */
export function OnwardSection({
  path,
  subject,
  className,
  isNarrow = false,
}: {
  path: string;
  /** What a page is about that is none of those with a subject of their own. */
  subject?: Subject;
  className?: string;
  /** One part below the other. */
  isNarrow?: boolean;
}) {
  const { substances, groups } = getOnward(path, subject);
  const hasBoth = substances.length > 0 && groups.length > 0;
  return (
    <ProseLinks>
      <StaticHtml className={clsx('no-print', className)}>
        <div
          className={clsx(
            'grid grid-cols-1 gap-x-10 gap-y-10',
            hasBoth && !isNarrow && 'lg:grid-cols-2',
          )}
        >
          {substances.length > 0 && (
            <section>
              <SectionHead title="Substances on this page" />
              <ul>
                {substances.map(({ name, href, status }) => (
                  <li key={href} className="border-line border-b py-2.5">
                    <a href={href} className="text-link">
                      {name}
                    </a>
                    <CardStatusLines status={status} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {groups.length > 0 && (
            <section>
              <SectionHead title="Go on from here" />
              <OnwardRows groups={groups} />
            </section>
          )}
        </div>
      </StaticHtml>
    </ProseLinks>
  );
}
