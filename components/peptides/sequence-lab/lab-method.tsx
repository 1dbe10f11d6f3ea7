import { aminoAcids, cTerminal, nTerminal } from '@/lib/chemistry/amino-acids';
import { HYDROPATHY } from '@/lib/chemistry/hydropathy';
import { formatSigned } from '@/lib/peptides/lab-plots';
import { getToolTexts } from '@/lib/records/tool-texts';
import { Formulas, MethodHead } from '../../calculator/cited-sections';
import { DataTable } from '../../ui/data-table';
import { StaticHtml } from '../../ui/static-html';
import { TextList } from '../../ui/text-list';

/** The formulas, the values that they use, and the limits of the results. */
export function LabMethod() {
  const { formulas, sections, reading } = getToolTexts('sequence');
  const rows = aminoAcids.map(({ letter, short, name, ionisation }) => [
    `${letter} ${short}, ${name}`,
    ionisation ? `${ionisation.pKa} (${ionisation.charge > 0 ? 'base' : 'acid'})` : 'none',
    formatSigned(HYDROPATHY[letter] ?? Number.NaN, 1),
  ]);
  return (
    <StaticHtml>
      <section className="mt-14">
        <MethodHead title="Method and limits" reading={reading} />
        <div className="prose grid gap-x-10 text-base sm:grid-cols-2">
          <div>
            <Formulas formulas={formulas}>
              Formulas and masses agree with an independent library on 1,000 random chains, modified
              ones included, within 0.01&nbsp;Da. Another program may differ in the last decimals
              where it uses older atomic weights.
            </Formulas>
            {sections.map(({ id, title, points }) => (
              <section key={id}>
                <h3>{title}</h3>
                <TextList texts={points.map(({ text }) => text)} />
              </section>
            ))}
          </div>
          <section>
            <h3>The values</h3>
            <p>
              pKa of the EMBOSS set: free start {nTerminal.pKa}, free end {cTerminal.pKa}.
              Hydropathy by Kyte and Doolittle.
            </p>
            <DataTable
              caption="pKa and hydropathy of the twenty"
              columns={['Residue', 'pKa of the side chain', 'Hydropathy']}
              rows={rows}
            />
          </section>
        </div>
      </section>
    </StaticHtml>
  );
}
