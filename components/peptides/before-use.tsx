import { helpLink } from '@/content/help-link';
import { CERTIFICATE_PATH } from '@/content/paths';
import { getStatus } from '@/lib/evidence/evidence';
import { getLabels } from '@/lib/labels/labels';
import { sheetPath } from '@/lib/peptides/peptides';
import {
  type AnyQuestion,
  allQuestions,
  findRules,
  generalRulesRecord,
  isAsked,
  type SubstanceLabels,
} from '@/lib/records/labels';
import { Disclosure } from '../ui/disclosure';
import { SectionHead } from '../ui/section-head';
import { LABELS_READ, LabelAnswer, OwnRules, RuleText } from './label-answer';

const TITLE = 'Before you use it';

const OPEN_ON_LOAD: readonly string[] = ['who-must-not', 'contraception', 'pregnancy'];

/** Questions that the head of the page links to, and the names of those links. */
const LINKED_FROM_HEAD = [
  ['who-must-not', 'Who must not use it'],
  ['contraception', 'The pill'],
  ['pregnancy', 'Pregnancy'],
  ['surgery', 'Operations'],
  ['missed-dose', 'Missed dose'],
  ['too-much', 'Too much'],
  ['serious-harms', 'Harms'],
] as const;

/** Questions that the page covers elsewhere: here they only link to the full answer on the sheet. */
const ON_SHEET: readonly string[] = [
  'licensed-for',
  'starting-dose',
  'supply',
  'injection',
  'not-studied',
  'half-life',
];

/** Questions in two columns on wide screens; each opens within its column. */
const GRID = 'grid gap-x-12 lg:grid-cols-2 lg:items-start';

/** Links for the page head to the main questions before a first use or, if no label was read, to what holds then. */
export function BeforeUseLinks({ slug }: { slug: string }) {
  const links = getLabels().has(slug) ? LINKED_FROM_HEAD : [['before-use', TITLE]];
  return (
    <nav aria-label={TITLE} className="no-print mt-5 flex flex-wrap gap-x-4 gap-y-2">
      {links.map(([id, name]) => (
        <a key={id} href={`#${id}`} className="text-link">
          {name}
        </a>
      ))}
    </nav>
  );
}

/** What labels say before use, question by question; without a label, the rules that hold then. */
export function BeforeUse({ slug, name }: { slug: string; name: string }) {
  const labels = getLabels().get(slug);
  return (
    <section id="before-use" className="mt-6">
      <SectionHead title={TITLE} />
      {labels ? <Labelled slug={slug} labels={labels} /> : <Unlabelled slug={slug} name={name} />}
    </section>
  );
}

function Labelled({ slug, labels }: { slug: string; labels: SubstanceLabels }) {
  const show = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const question = allQuestions.find((each) => each.id === id);
      return question && isAsked(labels, question.id)
        ? [<Question key={id} slug={slug} labels={labels} {...question} />]
        : [];
    });
  // The harms stay below, since a further row would make the longest pages too high; their link opens both parts.
  const linked: readonly string[] = LINKED_FROM_HEAD.map(([id]) => id).filter(
    (id) => id !== 'serious-harms',
  );
  const others = allQuestions.map(({ id }) => id).filter((id) => !linked.includes(id));
  return (
    <>
      <p className="max-w-176 text-ink-2">
        What the labels say, in plain words. No clinician has reviewed this page: the leaflet of
        your own product, a pharmacist or a doctor decides.
      </p>
      <p className="no-print mt-2 flex flex-wrap gap-x-6 gap-y-2">
        <a href={sheetPath(slug)} className="text-link">
          All of it on one sheet, to take to a pharmacist
        </a>
        <WentWrong />
      </p>
      {/* Two independent columns: an open question in one leaves no gap in the other. */}
      <div className={`mt-3 ${GRID}`}>
        <div>
          <VialsWithoutLabel />
          {show(linked.slice(0, 2))}
        </div>
        <div>{show(linked.slice(2))}</div>
      </div>
      <Disclosure
        className="border-line border-b py-1"
        title={<span className="font-semibold font-serif text-lg">All other questions</span>}
        note="Uses, doses, harms, other medicines, storage, and which texts were read."
      >
        <div className={GRID}>
          {show(others)}
          <OnSheet slug={slug} id="labels-read" title={LABELS_READ} />
        </div>
      </Disclosure>
    </>
  );
}

function Unlabelled({ slug, name }: { slug: string; name: string }) {
  const wasLicensed = getStatus(slug)?.approvals.some(({ state }) => state !== 'never approved');
  const rules = findRules(slug);
  return (
    <>
      <p className="max-w-176 text-ink-2">
        {wasLicensed
          ? `A product with ${name} is or was licensed in some country; its label was not read in full. A vial sold without a label is not that product: no authority has checked who must not use it, what it does to other medicines, or what is safe in pregnancy.`
          : `No label exists for ${name}: no authority has checked who must not use it, what it does to other medicines, or what is safe in pregnancy.`}
      </p>
      <p className="no-print mt-2 flex flex-wrap gap-x-6 gap-y-2">
        <WentWrong />
        <CertificateLink />
      </p>
      {rules
        .filter(({ only }) => only)
        .map((rule) => (
          <p key={rule.text} className="mt-3 max-w-176">
            <RuleText {...rule} />
          </p>
        ))}
      <Disclosure
        isOpen
        className="mt-3 border-line border-y py-1"
        title={<h3 className="text-lg leading-snug">What holds without a label</h3>}
      >
        <ul className="prose gap-x-12 font-sans text-base lg:columns-2">
          {rules
            .filter(({ only }) => !only)
            .map((rule) => (
              <li key={rule.text} className="break-inside-avoid-column">
                <RuleText {...rule} />
              </li>
            ))}
        </ul>
      </Disclosure>
    </>
  );
}

/** What holds for a vial that none of the labels covers. */
function VialsWithoutLabel() {
  const rules = generalRulesRecord.get().rules.filter(({ beside }) => beside);
  return rules.map((rule) => (
    <Disclosure
      key={rule.text}
      className="border-line border-b py-1"
      title={<h3 className="text-lg leading-snug">A vial without a label</h3>}
    >
      <p className="pt-2">
        <RuleText {...rule} />
      </p>
      <p className="no-print pt-2 pb-3">
        <CertificateLink />
      </p>
    </Disclosure>
  ));
}

function CertificateLink() {
  return (
    <a href={CERTIFICATE_PATH} className="text-link">
      Check a vial’s certificate
    </a>
  );
}

function WentWrong() {
  return (
    <a href={helpLink.href} className="text-link">
      {helpLink.text}
    </a>
  );
}

type QuestionProps = { slug: string; labels: SubstanceLabels; id: AnyQuestion; title: string };

function Question({ slug, labels, id, title }: QuestionProps) {
  if (ON_SHEET.includes(id)) return <OnSheet slug={slug} id={id} title={title} />;
  return (
    <Disclosure
      isOpen={OPEN_ON_LOAD.includes(id)}
      className="border-line border-b py-1"
      title={<h3 className="text-lg leading-snug">{title}</h3>}
    >
      {/* The id is inside: a fragment opens a <details> only for an element within it. */}
      <div id={id} className="scroll-mt-20 pt-2 pb-3">
        <OwnRules slug={slug} id={id} />
        <LabelAnswer labels={labels} id={id} />
      </div>
    </Disclosure>
  );
}

function OnSheet({ slug, id, title }: { slug: string; id: string; title: string }) {
  return (
    <h3 id={id} className="scroll-mt-20 border-line border-b text-lg leading-snug">
      <a href={`${sheetPath(slug)}#${id}`} className="flex min-h-target items-center underline">
        {title}
      </a>
    </h3>
  );
}
