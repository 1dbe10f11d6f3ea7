import { memo, type ReactNode, Suspense, useState } from 'react';
import { FROM_MARK_ID } from '@/content/paths';
import type { Calculation } from '@/lib/calculator/inputs';
import type { Strength } from '@/lib/labels/labels';
import { Disclosure } from '../ui/disclosure';
import { late } from '../ui/late';
import { SectionHead } from '../ui/section-head';
import type { LabelTexts } from './paper/label-texts';

type StrengthProps = { strengths: readonly Strength[] };
type LabelProps = { label: LabelTexts; onLabel: (label: LabelTexts) => void };
type ToolProps = { calculation: Calculation } & LabelProps;

type Entry<Props extends object> = {
  /** The id of the content; a link to it opens the disclosure. */
  id?: string;
  title: string;
  text: string;
  Tool: ReturnType<typeof late<Props>>;
};

/** Tools that start from the result. The code of each is loaded when it is first opened. */
const FROM_RESULT: Entry<ToolProps>[] = [
  {
    title: 'How much water?',
    text: 'The same vial and dose with other volumes, or the volume that lands on a mark you choose.',
    Tool: late(() => import('./extras/diluent-tool').then((file) => file.DiluentTool)),
  },
  {
    title: 'A new vial strength',
    text: 'The same dose from another vial, side by side, and what drawing to the old mark would mean.',
    Tool: late(() => import('./extras/new-vial-tool').then((file) => file.NewVialTool)),
  },
  {
    title: 'How long the vial lasts',
    text: 'Doses and days at a frequency, limited by how long a mixed vial is kept.',
    Tool: late(() => import('./extras/supply-tool').then((file) => file.SupplyTool)),
  },
  {
    title: 'Print sheet and vial label',
    text: 'The result on one sheet, with a label for the vial: concentration, mixed on, discard by.',
    Tool: late(() => import('./extras/print-tool').then((file) => file.PrintTool)),
  },
];

const ON_THEIR_OWN: Entry<StrengthProps>[] = [
  {
    id: FROM_MARK_ID,
    title: 'I know the mark',
    text: 'The way back from the syringe: how much a draw held, and how many times the intended dose it was.',
    Tool: late(() => import('./extras/drawn-tool').then((file) => file.DrawnTool)),
  },
  {
    title: 'A concentration on a label',
    text: 'For pens and vials that come mixed: mL and units for a dose, from a strength such as 10 mg/0.5 mL.',
    Tool: late(() => import('./extras/label-tool').then((file) => file.LabelTool)),
  },
  {
    title: 'Blends of two or three peptides',
    text: 'One vial, several peptides: how much of each a draw holds.',
    Tool: late(() => import('./extras/blend-tool').then((file) => file.BlendTool)),
  },
];

/** Further tools, each in a disclosure that is closed at first. */
export const MoreTools = memo(function MoreTools({
  calculation,
  strengths,
  ...label
}: { calculation?: Calculation } & StrengthProps & LabelProps) {
  return (
    <section className="mt-14">
      <div className="no-print">
        <SectionHead title="More tools" />
      </div>
      <div>
        {FROM_RESULT.map(({ title, text, Tool }) => (
          <LateDisclosure key={title} title={title} text={text}>
            {calculation ? (
              <Tool calculation={calculation} {...label} />
            ) : (
              <p className="pt-3 text-ink-2">This starts from a result: choose Calculate first.</p>
            )}
          </LateDisclosure>
        ))}
        {ON_THEIR_OWN.map(({ id, title, text, Tool }) => (
          <LateDisclosure key={title} id={id} title={title} text={text}>
            <Tool strengths={strengths} />
          </LateDisclosure>
        ))}
      </div>
    </section>
  );
});

function LateDisclosure({
  id,
  title,
  text,
  children,
}: Omit<Entry<object>, 'Tool'> & { children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Disclosure
      className="border-line border-b py-3"
      onOpen={() => setWasOpened(true)}
      title={<h3 className="text-xl leading-snug">{title}</h3>}
      note={text}
    >
      <div id={id} className={id && 'scroll-mt-40'}>
        {wasOpened && (
          <Suspense fallback={<p className="pt-3 text-muted">...</p>}>{children}</Suspense>
        )}
      </div>
    </Disclosure>
  );
}
