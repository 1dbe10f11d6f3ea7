import type { OwnSheet, SheetUse } from '@/lib/labels/own-sheet';
import type { SheetFacts } from '@/lib/peptides/sheet-facts';
import { NoBreak } from '../../ui/no-break';

/** The texts on a substance, as headings and labels of fields, each with what belongs there. */
export const USE_FIELDS: readonly [keyof SheetUse, string, string][] = [
  ['what', 'Substance or product', 'Free text; a name from the library adds its facts.'],
  ['form', 'Form', 'Pen, vial, tablet, nasal spray.'],
  ['strength', 'Strength', 'As the label has it.'],
  ['last', 'Last dose', 'How much, in the unit of the label.'],
  ['when', 'Taken on', 'Day and time.'],
  ['where', 'Where on the body', ''],
  ['since', 'Since', 'When it began, and when it ended.'],
  ['lot', 'Lot', 'The number on the vial or pen.'],
];

const KNOWN: readonly [keyof Omit<SheetFacts, 'name' | 'names'>, string][] = [
  ['what', 'What it is'],
  ['standing', 'Standing'],
  ['halfLife', 'Half-life'],
  ['surgery', 'Label on operations'],
  ['otherMedicines', 'Label on other medicines'],
];

/** The facts that are left out if `isShort`. */
const LEFT_OUT: ReadonlySet<string> = new Set(['standing', 'otherMedicines']);

const OWN: readonly [keyof Omit<OwnSheet, 'uses'>, string][] = [
  ['medicines', 'Other medicines'],
  ['reactions', 'Reactions and allergies'],
  ['questions', 'My questions'],
];

/** One page for a doctor or anaesthetist: the user's texts, and below each substance the library's facts on it. */
export function SheetPage({
  sheet,
  facts,
  day,
  isShort = false,
}: {
  sheet: OwnSheet;
  day?: string;
  facts: ReadonlyMap<string, SheetFacts>;
  /** Whether to leave out, with a remark, approvals and what labels say on other medicines. */
  isShort?: boolean;
}) {
  return (
    <div className="sheet-page">
      <h2>What I use or used</h2>
      <p className="sheet-told">
        Self-reported{day && ` on ${day}`}. Nobody has checked it. <bdi>{sheet.who}</bdi>
      </p>
      {sheet.uses
        .filter(({ what }) => what.trim())
        .map((use, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two uses of one substance may be the same in all but place
          <Use key={index} {...{ use, isShort }} facts={facts.get(use.what.trim().toLowerCase())} />
        ))}
      {OWN.filter(([name]) => sheet[name].trim()).map(([name, title]) => (
        <section key={name}>
          <h3>{title}</h3>
          <p dir="auto" className="whitespace-pre-line">
            {sheet[name]}
          </p>
        </section>
      ))}
      {isShort && (
        <p className="sheet-told">
          Left out for lack of space: standing, and what labels say about other medicines. Both are
          on each substance’s page.
        </p>
      )}
    </div>
  );
}

function Use({
  use,
  facts,
  isShort,
}: {
  use: SheetUse;
  facts: SheetFacts | undefined;
  isShort: boolean;
}) {
  const isOtherName = facts && facts.name.toLowerCase() !== use.what.trim().toLowerCase();
  return (
    <section>
      <h3>
        <bdi>{use.what}</bdi>
        {isOtherName && ` (${facts.name})`}
      </h3>
      <dl className="sheet-used">
        {USE_FIELDS.filter(([name]) => name !== 'what' && use[name].trim()).map(([name, title]) => (
          <Row key={name} title={title} text={use[name]} />
        ))}
      </dl>
      <dl className="sheet-known">
        {facts ? (
          KNOWN.filter(([name]) => !isShort || !LEFT_OUT.has(name)).map(([name, title]) => (
            <Row key={name} title={title} text={facts[name]} />
          ))
        ) : (
          <Row title="What it is" text="No substance of the library has exactly this name" />
        )}
      </dl>
    </section>
  );
}

function Row({ title, text }: { title: string; text: string }) {
  return (
    <>
      <dt>{title}</dt>
      <dd dir="auto">
        <NoBreak text={text} />
      </dd>
    </>
  );
}
