import { type ComponentProps, Fragment, type ReactNode } from 'react';
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

/** A section with one table; `sources` are the citation keys of its content. */
type Section = Omit<ComponentProps<typeof NumberedTable>, 'number'> & {
  anchor: string;
  name: string;
  text: ReactNode;
  sources?: readonly string[];
};

/** The tables of the quick reference under what they follow from. */
export function ReferenceTables() {
  return (
    <div className="prose">
      <p>
        To find the concentration of a vial, divide its amount in milligrams by the volume of
        diluent in millilitres. Every table below follows from that and from the definition of a{' '}
        <NoBreak text="U-100" /> syringe: 100 units are 1&nbsp;mL.
      </p>
      {getReferenceSections().map(({ anchor, name, text, sources = [], ...table }, index) => (
        <Fragment key={anchor}>
          <h2 id={anchor}>{name}</h2>
          <p>{text}</p>
          <NumberedTable {...table} number={index + 1} />
          <SourceLine keys={sources} />
        </Fragment>
      ))}
    </div>
  );
}

/** The sections of the quick reference, in order. Conversions and masses are computed, never typed. */
export function getReferenceSections(): Section[] {
  const storage = storageRecord.get();
  return [
    {
      anchor: 'mass',
      name: 'Mass',
      text: <>1&nbsp;mg is 1,000&nbsp;mcg. A lost decimal point is a tenfold error.</>,
      caption: 'Milligrams, micrograms and grams',
      columns: ['Milligrams', 'Micrograms', 'Grams'],
      rows: toMassRows(),
    },
    {
      anchor: 'volume',
      name: 'Volume and units',
      text: (
        <>
          A unit on a <NoBreak text="U-100" /> syringe is a volume: a hundredth of a millilitre. It
          says nothing of milligrams until the concentration is known.
        </>
      ),
      caption: 'Millilitres, microlitres and units on a U-100 syringe',
      columns: ['Millilitres', 'Microlitres', 'Units'],
      rows: toVolumeRows(),
    },
    {
      anchor: 'syringes',
      name: 'U-100 syringes',
      text: 'The distance of two marks differs from size to size. Count the marks between two printed numbers before you draw.',
      caption: 'What the marks of common U-100 syringes stand for',
      columns: ['Size', 'Holds', 'Mark each', 'One mark is', 'Marks'],
      rows: toSyringeRows(),
    },
    {
      anchor: 'concentration',
      name: 'Concentration of a vial',
      text: 'The upper figure is the concentration, the lower one the amount in one unit on a U-100 syringe. None of them is a recommended dose.',
      caption: 'Concentration by amount in the vial and diluent added',
      columns: ['Vial', ...toDiluentHeadings()],
      cellClassName: 'number',
      rows: toConcentrationRows().map(({ vial, cells }) => [
        vial,
        ...cells.map(({ perMl, perUnit }) => (
          <span key={perMl} className="max-sm:text-base sm:whitespace-nowrap">
            {perMl}
            <br />
            <span className="font-normal text-muted text-sm">{perUnit}</span>
          </span>
        )),
      ]),
    },
    {
      anchor: 'storage',
      name: 'Storage',
      text: storage.caveat,
      caption: 'Storage by state',
      columns: ['What', 'Temperature', 'Time', 'Note'],
      rows: storage.conditions.map(({ what, temperature, time, note }) => [
        what,
        <NoBreak key="temperature" text={temperature} />,
        <NoBreak key="time" text={time} />,
        note,
      ]),
      sources: storage.sources,
    },
    {
      anchor: 'amino-acids',
      name: 'Amino acids',
      text: (
        <>
          Masses are those of residues, which have lost one water each. For a whole chain add them
          up and add one water: 18.02&nbsp;Da (average), 18.0106&nbsp;Da (monoisotopic). The pKa
          values are the EMBOSS set and shift inside a chain, by more than 1 in some places.
        </>
      ),
      caption: 'The twenty amino acids: codes, class, residue mass and side-chain pKa',
      columns: ['Name and codes', 'Class', 'Mass (average)', 'Mass (monoisotopic)', 'pKa'],
      rows: toAminoAcidRows().map(
        ({ letter, short, name, class: residueClass, average, monoisotopic, ionisation }) => [
          // Each letter in its class colour, as in every drawing of the site.
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
      ),
    },
  ];
}
