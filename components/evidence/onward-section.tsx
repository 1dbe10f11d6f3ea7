import { clsx } from 'clsx';
import { getOnward, type TreatedSubstance } from '@/lib/onward/onward';
import type { OnwardLink } from '@/lib/onward/onward-links';
import type { Subject } from '@/lib/onward/page-subjects';
import { SectionHead } from '../ui/section-head';
import { StaticHtml } from '../ui/static-html';
import { OnwardRows } from './onward-rows';
import { CardStatusLines } from './status-strip';

/** Links from a page: the substances that it treats, with their status, and pages related to its subject. */
export function OnwardSection({
  path,
  subject,
  className,
  isNarrow = false,
}: {
  path: string;
  /** What the page is about, if its path does not identify a subject. */
  subject?: Subject;
  className?: string;
  /** Whether the two parts are always stacked. */
  isNarrow?: boolean;
}) {
  const { substances, groups, start } = getOnward(path, subject);
  const hasBoth = substances.length > 0 && groups.length > 0;
  return (
    <StaticHtml className={clsx('no-print', className)}>
      {substances.length + groups.length > 0 && (
        <div className={clsx('grid gap-x-10 gap-y-10', hasBoth && !isNarrow && 'lg:grid-cols-2')}>
          {substances.length > 0 && <TreatedSubstances substances={substances} />}
          {groups.length > 0 && (
            <section>
              <SectionHead title="Go on from here" />
              <OnwardRows groups={groups} />
            </section>
          )}
        </div>
      )}
      {start.length > 0 && <StartLinks links={start} />}
    </StaticHtml>
  );
}

function TreatedSubstances({ substances }: { substances: readonly TreatedSubstance[] }) {
  return (
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
  );
}

/** Links to the main pages of other sections, on one line. */
function StartLinks({ links }: { links: readonly OnwardLink[] }) {
  return (
    <nav aria-label="Go on" className="mt-10 flex flex-wrap gap-x-6">
      {links.map(({ href, title }) => (
        <a key={href} href={href} className="text-link">
          {title}
        </a>
      ))}
    </nav>
  );
}
