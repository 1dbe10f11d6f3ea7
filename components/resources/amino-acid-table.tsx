import { toAminoAcidRows } from '@/lib/calculator/reference-tables';
import { residueClasses } from '@/lib/chemistry/amino-acids';
import { NumberedTable } from './numbered-table';

/** The twenty amino acids, each letter in the colour of its class as in every drawing of the site. */
export function AminoAcidTable() {
  return (
    <NumberedTable
      number={6}
      caption="The twenty amino acids: codes, class, residue mass and side-chain pKa"
      columns={['Name', 'Codes', 'Class', 'Mass (average)', 'Mass (monoisotopic)', 'pKa']}
      rows={toAminoAcidRows().map(
        ({ letter, short, name, class: residueClass, average, monoisotopic, ionisation }) => [
          name,
          <span key="codes" className="flex items-center gap-2">
            <span
              className="grid size-7 flex-none place-items-center rounded-full border-[1.5px] border-bead-edge font-semibold text-xs"
              style={{
                background: `var(--color-res-${residueClass})`,
                color: `var(--color-res-${residueClass}-on)`,
              }}
            >
              {letter}
            </span>
            {short}
          </span>,
          residueClasses.find(({ id }) => id === residueClass)?.name,
          `${average}\u00a0Da`,
          `${monoisotopic}\u00a0Da`,
          ionisation?.pKa ?? 'none',
        ],
      )}
    />
  );
}
