import fc from 'fast-check';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { plainLinesOnly, readTree } from '@/lib/markdown/syntax/read-tree';

const library = unified()
  .use(remarkParse)
  .use(plainLinesOnly)
  .use(remarkGfm, { singleTilde: false })
  .freeze();

/** Pieces of addresses, of other ways to write their characters, and of what may stand around them. */
const PIECES =
  'www|WWW|w|.|..|http|s|https|:|/|//|://|@|&#64;|&commat;|\\|\\.|&period;|&|a|bc|org|example.org|x.y@example.org|mailto:|xmpp:|-|_|+|1|(|)|[|]|[@key]|<|>|*|**|~~|`| |  |\n|\n\n|> |- |# |"|é|😀|[^1]|\n[^1]: '
    .split('|')
    .concat('|');

describe('readTree', () => {
  it('reads whatever is typed as the library does', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }), (pieces) => {
        const text = pieces.join('');
        expect(readTree(text)).toEqual(library.parse(text));
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    'see www.example.org',
    'see HTTPS://example.org/a',
    'a+b@example.org',
    'www&#46;example.org',
  ])('finds the address in "%s"', (text) => {
    expect(JSON.stringify(readTree(text))).toContain('"type":"link"');
  });
});
