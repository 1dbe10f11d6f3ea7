import type { CategoryPeptide } from '@/lib/peptides/library';
import { toPeptideSlug } from '@/lib/text/slug';
import { CardStatusLines } from '../evidence/status-strip';
import { Badge } from '../ui/badge';
import { NoBreak } from '../ui/no-break';
import { Typeset } from '../ui/typeset';
import { BenefitList } from './benefit-list';

/** A peptide in a category: its name, type, what it was studied for, for how long, and where it stands. */
export function PeptideCard({ peptide }: { peptide: CategoryPeptide }) {
  const { name, type, benefits, duration, status } = peptide;
  return (
    <li className="card relative flex flex-col border-line border-t pt-3">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-xl">
          <a href={`/peptides/${toPeptideSlug(name)}`} className="card-link">
            <NoBreak text={name} />
          </a>
        </h2>
        <Badge variant="outline">{type}</Badge>
      </div>
      <BenefitList benefits={benefits} className="mt-2.5 text-ink-2 text-sm" />
      <p className="mt-3 text-muted text-sm">
        Typical duration: <Typeset text={duration} />
      </p>
      <CardStatusLines status={status} />
    </li>
  );
}
