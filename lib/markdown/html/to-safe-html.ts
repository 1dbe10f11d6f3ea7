import type { Element, ElementContent, Root } from 'hast';
import type { Root as TextRoot } from 'mdast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkRehype, { type Options } from 'remark-rehype';
import { unified } from 'unified';
import { groupThousands } from '@/lib/text/typography';
import type { CalloutMarker } from '../callout-kinds';
import type { PartName } from '../exercises/exercise-text';

declare module 'hast' {
  /** What an element was in the Markdown. Authors cannot set it, so steps after the sanitiser use it. */
  interface ElementData {
    citedKeys?: string[];
    term?: { name: string; shown: string };
    callout?: CalloutMarker;
    isTableCaption?: boolean;
    isFigureTitle?: boolean;
    /** The drawing's own SVG file, for feeds and Markdown, which cannot show a part of a file. */
    pictureFile?: string;
    isExerciseTitle?: boolean;
    exercisePart?: PartName;
  }
}

const handlers: Options['handlers'] = {
  citation: (_, { keys }): Element => toElement('sup', { citedKeys: keys }),
  term: (_, { name, shown }): Element =>
    toElement('span', { term: { name, shown } }, [{ type: 'text', value: shown }]),
  arithmetic: (_, { sum, isOfExercise }) => ({
    type: 'text',
    value: `(${isOfExercise ? '' : 'our arithmetic: '}${spellSum(sum)})`,
  }),
  tableCaption: (state, node): Element => toElement('p', { isTableCaption: true }, state.all(node)),
  callout: (state, node): Element => {
    const { kind, argument, exercise } = node;
    return toElement('blockquote', { callout: { kind, argument, exercise } }, state.all(node));
  },
  exercisePart: (state, node): Element =>
    toElement('div', { exercisePart: node.part }, state.all(node)),
};

function toElement(
  tagName: string,
  data: Element['data'],
  children: ElementContent[] = [],
): Element {
  return { type: 'element', tagName, properties: {}, children, data };
}

/** Formats a sum for display: '60000 / 6' → '60,000 ÷ 6'. */
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
    // Only footnotes have ids here, and those have a prefix already.
    clobberPrefix: '',
    protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
  })
  .freeze();

/**
 * Converts a text to safe HTML elements. Raw HTML becomes plain text; links keep only http, https, mailto and relative
 * URLs. Citations, terms, callouts and captions are placeholder elements, described by their `data`; headings keep
 * their original level.
 */
export function toSafeHtml(tree: TextRoot): Root {
  return processor.runSync(tree);
}
