import type { ReactNode } from 'react';
import { helpText } from '@/content/calculator';
import { CALCULATOR_CORRECTIONS_PATH } from '@/content/paths';
import { site } from '@/content/site';
import type { Barrel } from '@/content/syringes';
import { formatBarrel } from '@/lib/calculator/barrels';
import { formatBuildTime } from '@/lib/calculator/build-time';
import { toGuidanceByTone } from '@/lib/calculator/guidance';
import type { Calculation } from '@/lib/calculator/inputs';
import type { Note } from '@/lib/calculator/notes/note';
import { toQrPath } from '@/lib/calculator/qr-path';
import { formatLead, toReading } from '@/lib/calculator/reading';
import { ARITHMETIC_ONLY, toPaperRows } from '@/lib/calculator/summary';
import { formatInputsUrl } from '@/lib/calculator/url-state';
import { SyringeGauge } from '../syringe-gauge';
import { Working } from '../working';
import type { LabelTexts } from './label-texts';
import './paper.css';
import { VialLabel } from './vial-label';
import '../form.css';

export type PaperSheetProps = {
  calculation: Calculation;
  barrel: Barrel;
  label: LabelTexts;
  printedAt: Date;
};

/** The printed result: what to draw or why it cannot be drawn, the values, the working, a label and its origin. */
export function PaperSheet({ calculation, barrel, label, printedAt }: PaperSheetProps) {
  const reading = toReading(calculation.dose, barrel);
  const { stop, warning, check, info } = toGuidanceByTone(calculation, barrel);
  return (
    <div className="paper">
      <header>
        <b>{site.name}</b> Peptide calculator
        <span>Printed on {printedAt.toLocaleDateString('en-US', { dateStyle: 'long' })}</span>
      </header>
      <h1>{formatLead(reading)}</h1>
      <Notes notes={[...stop, ...warning]} className="paper-warning" />
      {reading.isDrawable ? (
        <>
          <SyringeGauge barrel={barrel} reading={reading} />
          <p className="paper-small">Syringe drawn: {formatBarrel(barrel)}</p>
        </>
      ) : (
        <h2>{ARITHMETIC_ONLY}</h2>
      )}
      <Notes notes={check} className="paper-check" />
      <dl className="paper-values">
        {toPaperRows(calculation, barrel).map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="paper-small">{helpText.unitNote}</p>
      <Notes notes={info} />
      <div className="paper-columns">
        <section>
          <h2>The working</h2>
          <Working calculation={calculation} />
        </section>
        <section>
          <h2>Label for the vial</h2>
          <VialLabel calculation={calculation} barrel={barrel} texts={label} />
        </section>
      </div>
      <Origin calculation={calculation} />
    </div>
  );
}

function Notes({ notes, className }: { notes: readonly Note[]; className?: string }) {
  return notes.map(({ title, text }) => (
    <p key={title} className={className}>
      <b>{title}.</b> {text}
    </p>
  ));
}

/** The footer: the address of corrections as text and QR code, the build, and a link to the result. */
function Origin({ calculation }: Pick<PaperSheetProps, 'calculation'>) {
  const toUrl = (path: string) => new URL(path, window.location.origin).href;
  const corrections = toUrl(CALCULATOR_CORRECTIONS_PATH);
  const { size, path } = toQrPath(corrections);
  const build = formatBuildTime();
  return (
    <footer>
      <svg role="img" aria-label={`QR code of ${corrections}`} viewBox={`0 0 ${size} ${size}`}>
        <path d={path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <div>
        <Line term="Has anything here been corrected since?">{corrections}</Line>
        {build && <Line term="Build of the calculator">{build}</Line>}
        <Line term="This result again">{toUrl(formatInputsUrl(calculation.inputs))}</Line>
        <p>{helpText.disclaimer}</p>
      </div>
    </footer>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <p>
      <b>{term}</b> {children}
    </p>
  );
}
