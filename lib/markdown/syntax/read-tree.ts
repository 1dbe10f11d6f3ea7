import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { plainLinesOnly } from './plain-lines';

/** What an address typed without brackets cannot do without, or by which its characters are written some other way. */
const BARE_ADDRESS = /https?:|www|[-.\w+]@|[\\&]/i;

/** How the extension calls what it looks for at every letter. */
const LOOKED_FOR = new Set(['wwwAutolink', 'protocolAutolink', 'emailAutolink']);

const github = () =>
  unified().use(remarkParse).use(plainLinesOnly).use(remarkGfm, { singleTilde: false });
const whole = github().freeze();
const lean = github().use(withoutBareAddresses).freeze();

/**
 * Markdown as the tree of GitHub's flavour. Looking for addresses that are links though nothing marks them takes half
 * of the time, so it is left out of a text that cannot hold any, as hardly one here does.
 */
export function readTree(markdown: string): Root {
  return (BARE_ADDRESS.test(markdown) ? whole : lean).parse(markdown);
}

function withoutBareAddresses(this: Processor) {
  const data = this.data();
  data.micromarkExtensions = data.micromarkExtensions?.map((extension) => ({
    ...extension,
    text: Object.fromEntries(
      Object.entries(extension.text ?? {}).flatMap(([letter, constructs = []]) => {
        const others = [constructs].flat().filter(({ name = '' }) => !LOOKED_FOR.has(name));
        return others.length > 0 ? [[letter, others]] : [];
      }),
    ),
  }));
  data.fromMarkdownExtensions = data.fromMarkdownExtensions
    ?.flat()
    .filter(({ enter }) => !(enter && 'literalAutolink' in enter));
}
