import type { Finding } from '@/lib/evidence/evidence-schema';
import { getKeyFindings, toFindingsGap } from '@/lib/evidence/key-findings';
import { getVerdicts } from '@/lib/evidence/verdicts';
import { toFactBoxContent } from '@/lib/figures/data/fact-box-content';
import { toFigureContent } from '@/lib/figures/data/figure-content';
import { getPageFigures } from '@/lib/figures/data/figures';
import { toPageFigure } from '@/lib/figures/data/page-figures';
import { toEvidenceNote, toFindingList } from '@/lib/peptides/findings-content';
import type { PeptideCitations } from '@/lib/peptides/peptide-citations';
import type { PeptideRecord } from '@/lib/records/peptides';
import { Verdicts } from '../evidence/verdicts';
import { SectionHead } from '../ui/section-head';
import { Typeset } from '../ui/typeset';
import { WrittenHtml } from './written-html';

type Props = { peptide: PeptideRecord; citations: PeptideCitations };

/** What randomised studies measured, benefit and harm, or that none did; beside it how strong the whole is. */
export function FindingsSection({ peptide, citations }: Props) {
  const { boxes, forests } = getPageFigures(peptide.slug);
  const gap = boxes.length === 0 && toFindingsGap(peptide);
  return (
    <section id="findings" className="mt-10 scroll-mt-24">
      <SectionHead title="What is known, outcome by outcome" />
      <Verdicts slug={peptide.slug} verdicts={getVerdicts(peptide.slug)} />
      <h3 className="mt-10 mb-3 text-2xl">What studies found</h3>
      <div className="grid grid-cols-1 gap-x-10 gap-y-7 lg:grid-cols-2">
        {boxes.length > 0 && (
          <div>
            {boxes.map(({ id }) => (
              <WrittenHtml
                key={id}
                className="prose"
                content={toPageFigure(toFactBoxContent(id), citations.boxes.get(id))}
              />
            ))}
          </div>
        )}
        {/* Beside a box, which is tall, both stand in one column. */}
        <div className={boxes.length > 0 ? undefined : 'contents'}>
          {gap ? (
            <p className="font-semibold">
              <Typeset text={gap} />
            </p>
          ) : (
            <ToldFindings peptide={peptide} citations={citations} />
          )}
          <WrittenHtml className="prose" content={[toEvidenceNote(peptide, citations)]} />
        </div>
      </div>
      {forests.length > 0 && (
        <>
          <h3 className="mt-10 text-lg">The trials side by side</h3>
          <div className="grid grid-cols-1 gap-x-10 lg:grid-cols-2">
            {forests.map(({ id }) => (
              <WrittenHtml key={id} className="prose" content={toPageFigure(toFigureContent(id))} />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

/** The main results in sentences, but for those that the fact box counts. */
function ToldFindings({ peptide, citations }: Props) {
  const counted = new Set(getPageFigures(peptide.slug).boxes.flatMap(({ findings }) => findings));
  const isTold = ({ id }: Finding) => !counted.has(id);
  const { benefits, harms } = getKeyFindings(peptide.slug);
  const told = { benefits: benefits.filter(isTold), harms: harms.filter(isTold) };
  if (told.benefits.length + told.harms.length === 0) return null;
  return (
    <div>
      <p className="mb-5 text-muted text-sm">
        From randomised studies: the largest in each field, whatever came out.
      </p>
      <WrittenHtml
        className="prose font-sans text-base"
        content={[
          ...toFindingList('Benefits measured', told.benefits, citations),
          ...toFindingList('Harms measured', told.harms, citations, told.benefits),
        ]}
      />
    </div>
  );
}
