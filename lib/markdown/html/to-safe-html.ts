import type { Element, Root } from 'hast';
import type { Root as TextRoot } from 'mdast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkRehype, { type Options } from 'remark-rehype';
import { unified } from 'unified';
import { groupThousands } from '@/lib/text/typography';
import type { CalloutMarker } from '../callout-kinds';
import type { PartName } from '../exercises/exercise-text';

declare module 'hast' {
  /** What an element was in the text. The steps after the sanitiser build on it; no author can write it. */
  interface ElementData {
    citedKeys?: string[];
    term?: { name: string; shown: string };
    callout?: CalloutMarker;
    isTableCaption?: boolean;
    isFigureTitle?: boolean;
    /** Where a drawing stands as a picture by itself, for readers that take no part of a file. */
    pictureFile?: string;
    isExerciseTitle?: boolean;
    exercisePart?: PartName;
  }
}

const handlers: Options['handlers'] = {
  citation: (_, { keys }): Element => toElement('sup', { citedKeys: keys }),
  term: (_, { name, shown }): Element => ({
    ...toElement('span', { term: { name, shown } }),
    children: [{ type: 'text', value: shown }],
  }),
  arithmetic: (_, { sum, isOfExercise }) => ({
    type: 'text',
    value: `(${isOfExercise ? '' : 'our arithmetic: '}${spellSum(sum)})`,
  }),
  tableCaption: (state, node): Element => ({
    ...toElement('p', { isTableCaption: true }),
    children: state.all(node),
  }),
  callout: (state, node): Element => ({
    ...toElement('blockquote', {
      callout: { kind: node.kind, argument: node.argument, exercise: node.exercise },
    }),
    children: state.all(node),
  }),
  exercisePart: (state, node): Element => ({
    ...toElement('div', { exercisePart: node.part }),
    children: state.all(node),
  }),
};

function toElement(tagName: string, data: Element['data']): Element {
  return { type: 'element', tagName, properties: {}, children: [], data };
}

/** A sum as print has it: '60000 / 6' is '60,000 ÷ 6'. */
function spellSum(sum: string): string {
  return sum
    .replaceAll('/', '÷')
    .replaceAll('*', '×')
    .replaceAll(' - ', ' − ')
    .replace(/(?<![\d.])\d{4,}/g, groupThousands);
}

const processor = unified()
  .use(remarkRehype, { handlers })
  .use(rehypeSanitize, {
    ...defaultSchema,
    // The only ids are those of footnotes, which carry a prefix of their own already.
    clobberPrefix: '',
    protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  })
  .freeze();

/**
 * A text as safe HTML elements. Raw HTML comes out as the text it was typed as; links keep only http, https,
 * mailto and relative addresses. Citations, terms, callouts and captions are elements still to be built,
 * known by their data; headings are not shifted yet.
 */
export function toSafeHtml(tree: TextRoot): Root {
  return processor.runSync(tree);
}
