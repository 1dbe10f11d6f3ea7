import { formatResidueClass, residueClasses } from '@/lib/chemistry/amino-acids';
import { NoBreak } from '../ui/no-break';

/** The legend of the bead colours. */
export function ResidueLegend() {
  return (
    <ul aria-label="Colours of the beads" className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {residueClasses.map((residueClass) => (
        <li key={residueClass.id} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className="size-3.5 flex-none rounded-full border-[1.5px] border-bead-edge"
            style={{ background: `var(--color-res-${residueClass.id})` }}
          />
          <NoBreak text={formatResidueClass(residueClass)} />
        </li>
      ))}
    </ul>
  );
}
