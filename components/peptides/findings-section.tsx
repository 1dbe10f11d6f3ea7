import type { Finding } from '@/lib/evidence/evidence-schema';
import { getKeyFindings, toFindingsGap } from '@/lib/evidence/key-findings';
import { toSubstancePath } from '@/lib/evidence/map-paths';
import { getVerdicts } from '@/lib/evidence/verdicts';
import { toFactBoxContent } from '@/lib/figures/data/fact-box-content';
import { toFigureContent } from '@/lib/figures/data/figure-content';
import { getPageFigures } from '@/lib/figures/data/figures';
import { toPageFigure } from '@/lib/figures/data/page-figures';
import { namePlot } from '@/lib/figures/plots/plot';
import { formatEvidence, toBriefFigure, toFindingList } from '@/lib/peptides/findings-content';
import type { CitedPeptide } from '@/lib/peptides/peptide-citations';
import { Verdicts } from '../evidence/verdicts';
import { NoBreak } from '../ui/no-break';
import { SectionHead } from '../ui/section-head';
import { WrittenHtml } from '../ui/written-html';
import { Folded } from './folded';

const FOREST = 'Forest plot';

/** The verdicts on benefits and harms; below them, in disclosures, the evidence, fact boxes and figures. */
export function FindingsSection({ peptide, citations }: CitedPeptide) {
  const { boxes, forests: plots, figures } = getPageFigures(peptide.slug);
  const forests = plots.filter(({ plot }) => namePlot(plot) === FOREST);
  const gap = boxes.length === 0 && toFindingsGap(peptide);
  const { level, text } = formatEvidence(peptide, citations);
  return (
    <section id="findings" className="mt-6">
      <SectionHead title="What studies found" />
      <Verdicts slug={peptide.slug} verdicts={getVerdicts(peptide.slug)} />
      <div className="mt-3 border-line border-t">
        <Folded title={<WrittenHtml as="span" content={level} />}>
          {gap ? (
            <p className="mb-5">
              <NoBreak text={gap} />
            </p>
          ) : (
            <ToldFindings peptide={peptide} citations={citations} />
          )}
          <WrittenHtml className="prose max-w-208 font-sans text-base" content={text} />
          {plots.map(
            ({ id, plot }) =>
              namePlot(plot) !== FOREST && <Figure key={id} id={id} slug={peptide.slug} />,
          )}
        </Folded>
        {boxes.map(({ id, title }) => (
          <Folded key={id} title={title}>
            <WrittenHtml
              className="prose max-w-208"
              content={toPageFigure(toFactBoxContent(id), citations.boxes.get(id))}
            />
          </Folded>
        ))}
        {forests.map(({ id, title }) => (
          <Folded key={id} title={title}>
            <Figure id={id} slug={peptide.slug} />
          </Folded>
        ))}
        {figures.length > 0 && (
          <Folded title="More figures">
            <ul className="grid gap-x-12 lg:grid-cols-2">
              {figures.map(({ id, title }) => (
                <li key={id} className="border-line border-b py-2">
                  <a href={toSubstancePath(peptide.slug, id)} className="underline">
                    <NoBreak text={title} />
                  </a>
                </li>
              ))}
            </ul>
          </Folded>
        )}
      </div>
    </section>
  );
}

/** A figure that links to its table and files on the evidence page. */
function Figure({ id, slug }: { id: string; slug: string }) {
  const figure = toPageFigure(toFigureContent(id));
  return (
    <WrittenHtml
      className="prose max-w-208"
      content={toBriefFigure(figure, toSubstancePath(slug, id))}
    />
  );
}

/** The main results in sentences, except those that the fact box counts. */
function ToldFindings({ peptide, citations }: CitedPeptide) {
  const counted = new Set(getPageFigures(peptide.slug).boxes.flatMap(({ findings }) => findings));
  const isTold = ({ id }: Finding) => !counted.has(id);
  const { benefits, harms } = getKeyFindings(peptide.slug);
  const told = { benefits: benefits.filter(isTold), harms: harms.filter(isTold) };
  if (told.benefits.length + told.harms.length === 0) return null;
  return (
    <div className="prose mb-6 grid gap-x-12 gap-y-7 font-sans text-base lg:grid-cols-2">
      <WrittenHtml content={toFindingList('Benefits measured', told.benefits, citations)} />
      <WrittenHtml content={toFindingList('Harms measured', told.harms, citations)} />
    </div>
  );
}
