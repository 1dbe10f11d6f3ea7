import type { Element, ElementContent } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { helpLink } from '@/content/help-link';
import { exerciseKinds } from '@/lib/exercises/kinds';
import { evidenceLevels } from './evidence-levels';
import { toExerciseElement } from './exercises/exercise-html';
import type { ExerciseText } from './exercises/exercise-text';
import { beads, warningIcon } from './html/callout-parts';
import type { Resolvers, Show } from './resolvers';

/** How one kind of callout is written and titled. To add a kind, add an entry to `kinds`. */
type Kind = {
  /** The syntax that messages show to authors. */
  form: string;
  /** The pattern of the text after the kind's name; a kind without it has no argument. */
  argument?: RegExp;
  /** Whether it is shown as a figure instead of a framed note. */
  isFigure?: true;
  title?: string;
};

/** The resolvers and the citation keys of the text that holds the callout. */
type Around = Resolvers & { keys: readonly string[] };

const EXERCISE_KINDS = Object.keys(exerciseKinds);

/** The last part of a substance's address, or an id. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const kinds = {
  TAKEAWAYS: { form: '[!TAKEAWAYS]', title: 'Key takeaways' },
  SAFETY: { form: '[!SAFETY]', title: 'Safety' },
  EXAMPLE: { form: '[!EXAMPLE]', title: 'Example' },
  STATUS: { form: '[!STATUS bpc-157]', argument: SLUG },
  VERDICT: {
    form: '[!VERDICT semaglutide weight]',
    argument: /^[a-z0-9]+(?:-[a-z0-9]+)* [a-z]+(?:-[a-z]+)*$/,
  },
  UNDERWAY: { form: '[!UNDERWAY tirzepatide]', argument: SLUG },
  FIGURE: { form: '[!FIGURE step-weight]', argument: SLUG, isFigure: true },
  FACTBOX: { form: '[!FACTBOX semaglutide]', argument: SLUG, isFigure: true },
  COUNTS: {
    form: '[!COUNTS results]',
    argument: /^(?:results|verdicts|funding|sources|retractions|planted)$/,
    title: 'Counted from our records',
  },
  EXERCISE: {
    form: `[!EXERCISE number] (or ${EXERCISE_KINDS.slice(1).join(', ')})`,
    argument: new RegExp(`^(?:${EXERCISE_KINDS.join('|')})$`),
  },
  EVIDENCE: {
    form: '[!EVIDENCE 1] to [!EVIDENCE 5], [!EVIDENCE bpc-157] or [!EVIDENCE semaglutide eye-stroke]',
    argument: /^(?:[1-5]|(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*(?: [a-z]+(?:-[a-z]+)*)?)$/,
  },
} satisfies Record<string, Kind>;

export type CalloutKind = keyof typeof kinds;

/** A callout as its marker line describes it. */
export type CalloutMarker = { kind: CalloutKind; argument?: string; exercise?: ExerciseText };

const MARKER = /^\[!([^\]\s]*)(?:\s+([^\]]*?))?\s*\]$/;

/** Parses a marker such as `[!EVIDENCE 3]`; returns the callout or the problem with it. */
export function parseMarker(marker: string): CalloutMarker | { problem: string } {
  const [, name = '', argument] = MARKER.exec(marker) ?? [];
  if (isKind(name)) {
    const { form, argument: expected }: Kind = kinds[name];
    if (!expected && argument === undefined) return { kind: name };
    if (expected)
      return expected.test(argument ?? '')
        ? { kind: name, argument }
        : { problem: `write the callout as ${form}, not "${marker}"` };
  }
  const forms = Object.values(kinds).map(({ form }) => form);
  return {
    problem: `unknown callout "${marker}"; use ${forms.slice(0, -1).join(', ')} or ${forms.at(-1)}`,
  };
}

function isKind(name: string): name is CalloutKind {
  return Object.hasOwn(kinds, name);
}

/** Builds the element of a callout: a framed note, a figure or an exercise. */
export function toCallout(
  { kind, argument = '', exercise }: CalloutMarker,
  body: ElementContent[],
  around: Around,
): Element {
  if (exercise) return toExerciseElement(exercise, body, around);
  const { title, isFigure }: Kind = kinds[kind];
  const shown: Partial<Record<CalloutKind, Show>> = around.shown;
  const lead = title ? [toTitle(title, kind === 'SAFETY')] : [];
  const children =
    kind === 'EVIDENCE'
      ? toEvidence(argument, body, around)
      : [...lead, ...(shown[kind]?.(argument) ?? []), ...body];
  if (isFigure) return toFramedFigure(children);
  const className = ['callout', `callout-${kind.toLowerCase()}`];
  const end = kind === 'SAFETY' ? toHelp(body) : [];
  return h('div', { className, role: 'note' }, [...children, ...end]);
}

/** Words of a safety note that send a reader to get help. */
const EMERGENCY =
  /\b(?:emergenc(?:y|ies)|ambulance|poison|at once|(?:straight|right) away|today|the same day)\b/i;

/** The link to whom to call, for a safety note that tells of an emergency and does not link there itself. */
function toHelp(body: ElementContent[]): Element[] {
  const note = h('div', body);
  let isLinked = false;
  visit(note, 'element', ({ properties }) => {
    if (String(properties.href).startsWith(helpLink.href)) isLinked = true;
  });
  if (isLinked || !EMERGENCY.test(toText(note))) return [];
  return [h('p', { className: 'no-print' }, h('a', { href: helpLink.href }, helpLink.text))];
}

/** Builds a framed figure, labelled by its title: its caption is too long for an accessible name. */
export function toFramedFigure(children: ElementContent[]): Element {
  const named = children.find((child) => child.type === 'element' && child.data?.isFigureTitle);
  const className = 'my-6 rounded-md border border-line bg-raised p-4 font-sans text-sm';
  return h('figure', { className, ariaLabel: named && toText(named) }, children);
}

function toEvidence(argument: string, body: ElementContent[], { toLevel, keys }: Around) {
  const { reached: level, words: meaning, of } = toLevel(argument, keys);
  const words = `Level ${level} of ${evidenceLevels.length}, ${meaning}.`;
  return [
    toTitle(of ? `Evidence level of ${of}` : 'Evidence level'),
    h('div', { className: 'evidence' }, beads(level), levelText(words, body)),
  ];
}

function toTitle(words: string, isWarning = false): Element {
  return h('div', { className: 'callout-title' }, isWarning ? warningIcon() : null, words);
}

/** The level in bold, followed on the same line by the first paragraph of the callout's text. */
function levelText(level: string, [first, ...rest]: ElementContent[]): Element {
  return h('div', [
    h('p', [h('strong', level), ' ', ...(first?.type === 'element' ? first.children : [])]),
    ...rest,
  ]);
}
