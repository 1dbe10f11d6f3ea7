import { evidenceKinds } from '@/content/evidence-map';
import { EVIDENCE_MAP_PATH } from '@/content/paths';
import { mapGroups } from '@/lib/evidence/evidence-map';
import { toGroupPath, toKindPath } from '@/lib/evidence/map-paths';

/** The other views of the map as links: a group of substances, or one kind of study. */
export function EvidenceMapFilters({ current }: { current: string }) {
  return (
    <div className="no-print mt-6 mb-7 grid gap-3">
      <Row
        label="Substances"
        current={current}
        links={[
          { path: EVIDENCE_MAP_PATH, label: 'All' },
          ...mapGroups.map(({ id, label }) => ({ path: toGroupPath(id), label })),
        ]}
      />
      <Row
        label="Kind of study"
        current={current}
        links={[
          { path: EVIDENCE_MAP_PATH, label: 'All' },
          ...evidenceKinds.map(({ id, plural }) => ({ path: toKindPath(id), label: plural })),
        ]}
      />
    </div>
  );
}

function Row({
  label,
  links,
  current,
}: {
  label: string;
  links: readonly { path: string; label: string }[];
  current: string;
}) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-2 text-sm">
      <span aria-hidden="true" className="w-full text-muted">
        {label}
      </span>
      {links.map((link) => (
        <a
          key={link.label}
          href={link.path}
          aria-current={link.path === current ? 'page' : undefined}
          className="inline-flex min-h-target items-center rounded-full border-[1.5px] border-line-strong px-4 font-medium hover:border-ink aria-[current=page]:border-transparent aria-[current=page]:bg-brand aria-[current=page]:text-on-brand sm:min-h-9.5"
        >
          {link.label}
        </a>
      ))}
    </nav>
  );
}
