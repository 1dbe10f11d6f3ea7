import {
  toAminoAcidRows,
  toConcentrationRows,
  toDiluentHeadings,
  toMassRows,
  toSyringeRows,
  toVolumeRows,
} from '@/lib/calculator/reference-tables';
import { residueClasses } from '@/lib/chemistry/amino-acids';
import { storageRecord } from '@/lib/records/resources';
import { NoBreak } from '../ui/no-break';
import { NumberedTable } from './numbered-table';
import { SourceLine } from './source-line';

/** The sections of the quick reference, in order. */
export const referenceSections = [
  { anchor: 'mass', name: 'Mass' },
  { anchor: 'volume', name: 'Volume and units' },
  { anchor: 'syringes', name: 'U-100 syringes' },
  { anchor: 'concentration', name: 'Concentration of a vial' },
  { anchor: 'storage', name: 'Storage' },
  { anchor: 'amino-acids', name: 'Amino acids' },
] as const;

/** Every table of the quick reference. Conversions and masses are computed, never typed. */
export function ReferenceTables() {
  return (
    <div className="prose">
      <p>
        To find the concentration of a vial, divide its amount in milligrams by the volume of
        diluent in millilitres. Every table below follows from that and from the definition of a{' '}
        <NoBreak text="U-100" /> syringe: 100 units are 1&nbsp;mL.
      </p>
      <Conversions />
      <Concentration />
      <Storage />
      <h2 id="amino-acids">Amino acids</h2>
      <p>
        Masses are those of residues, which have lost one water each. For a whole chain add them up
        and add one water: 18.02&nbsp;Da (average), 18.0106&nbsp;Da (monoisotopic). The pKa values
        are the EMBOSS set and shift inside a chain, by more than 1 in some places.
      </p>
      <AminoAcidTable />
    </div>
  );
}

function Conversions() {
  return (
    <>
      <h2 id="mass">Mass</h2>
      <p>1&nbsp;mg is 1,000&nbsp;mcg. A lost decimal point is a tenfold error.</p>
      <NumberedTable
        number={1}
        caption="Milligrams, micrograms and grams"
        columns={['Milligrams', 'Micrograms', 'Grams']}
        rows={toMassRows()}
      />
      <h2 id="volume">Volume and units</h2>
      <p>
        A unit on a <NoBreak text="U-100" /> syringe is a volume: a hundredth of a millilitre. It
        says nothing of milligrams until the concentration is known.
      </p>
      <NumberedTable
        number={2}
        caption="Millilitres, microlitres and units on a U-100 syringe"
        columns={['Millilitres', 'Microlitres', 'Units']}
        rows={toVolumeRows()}
      />
      <h2 id="syringes">U-100 syringes</h2>
      <p>
        The distance of two marks differs from size to size. Count the marks between two printed
        numbers before you draw.
      </p>
      <NumberedTable
        number={3}
        caption="What the marks of common U-100 syringes stand for"
        columns={['Size', 'Holds', 'Mark each', 'One mark is', 'Marks']}
        rows={toSyringeRows()}
      />
    </>
  );
}

function Concentration() {
  return (
    <>
      <h2 id="concentration">Concentration of a vial</h2>
      <p>
        The upper figure is the concentration, the lower one the amount in one unit on a U-100
        syringe. None of them is a recommended dose.
      </p>
      <NumberedTable
        number={4}
        caption="Concentration by amount in the vial and diluent added"
        columns={['Vial', ...toDiluentHeadings()]}
        cellClassName="number"
        rows={toConcentrationRows().map(({ vial, cells }) => [
          vial,
          ...cells.map(({ perMl, perUnit }) => (
            <span key={perMl} className="max-sm:text-base sm:whitespace-nowrap">
              {perMl}
              <br />
              <span className="font-normal text-muted text-sm">{perUnit}</span>
            </span>
          )),
        ])}
      />
    </>
  );
}

function Storage() {
  const { caveat, conditions, sources } = storageRecord.get();
  return (
    <>
      <h2 id="storage">Storage</h2>
      <p>{caveat}</p>
      <NumberedTable
        number={5}
        caption="Storage by state"
        columns={['What', 'Temperature', 'Time', 'Note']}
        rows={conditions.map(({ what, temperature, time, note }) => [
          what,
          <NoBreak key="temperature" text={temperature} />,
          <NoBreak key="time" text={time} />,
          note,
        ])}
      />
      <SourceLine keys={sources} />
    </>
  );
}

/** The 20 standard amino acids, each letter in its class colour, as in every drawing of the site. */
function AminoAcidTable() {
  return (
    <NumberedTable
      number={6}
      caption="The twenty amino acids: codes, class, residue mass and side-chain pKa"
      columns={['Name and codes', 'Class', 'Mass (average)', 'Mass (monoisotopic)', 'pKa']}
      rows={toAminoAcidRows().map(
        ({ letter, short, name, class: residueClass, average, monoisotopic, ionisation }) => [
          <span key="name" className="flex items-center gap-2">
            <span
              className="grid size-7 flex-none place-items-center rounded-full border-[1.5px] border-bead-edge font-semibold text-xs"
              style={{
                background: `var(--color-res-${residueClass})`,
                color: `var(--color-res-${residueClass}-on)`,
              }}
            >
              {letter}
            </span>
            {name}, {short}
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
