import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { toRawHtmlOnce } from '@/lib/platform/raw-html-once';

/** Longer in bytes than in characters, and with characters that JSON and scripts escape. */
const TEXT = `<p>µg “quoted” &#x26; \\ 24:T1,</p>\n<p>${'word '.repeat(300)}</p>`;
const DATA = `{"a":"\\u003c/script","b":"${'x'.repeat(1100)}"}`;

const toRow = (id: string, text: string) =>
  `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;
const toProps = (html: string) => `"data-raw":"","dangerouslySetInnerHTML":{"__html":"${html}"}`;
const toElement = (html: string) => `<div class="prose" data-raw="">${html}</div>`;
const toScripts = (data: string, size: number) =>
  (data.match(new RegExp(`.{1,${size}}`, 'gs')) ?? [])
    .map((part) => JSON.stringify([1, part]).replaceAll('<', '\\u003c'))
    .map((json) => `<script>self.__next_f.push(${json})</script>`)
    .join('');

const BODY = `<body><script type="application/ld+json" data-raw="">${DATA}</script>${toElement(TEXT)}<p>after</p>`;
const ROWS = [
  '1:"$Sreact.fragment"\n:HL["/a.css","style"]\n',
  toRow('2f', DATA),
  toRow('30', TEXT),
  toRow('31', 'a text of another kind'),
  `32:["$","script",null,{"type":"application/ld+json",${toProps('$2f')}}]\n`,
  `33:["$","div",null,{"className":"prose",${toProps('$30')},"x":"$31"}]\n`,
].join('');
const END = '</body>';

/** A page as the framework writes it, with its data split into scripts. */
const toPage = (rows = ROWS, body = BODY, size = 700) => `${body}${toScripts(rows, size)}${END}`;

/** The data that a page's scripts push if its elements have these contents. */
function readPushed(html: string, contents: readonly string[]): string {
  const pushed: [number, string][] = [];
  const document = { querySelectorAll: () => contents.map((innerHTML) => ({ innerHTML })) };
  for (const [, code = ''] of html.matchAll(/<script>(self\..*?)<\/script>/gs)) {
    runInNewContext(code, { self: { __next_f: pushed }, document });
  }
  expect(pushed.every(([kind]) => kind === 1)).toBe(true);
  return pushed.map(([, text]) => text).join('');
}

test.each([80, 700, 100_000])(
  'data in pieces of %i characters reads marked contents from their elements',
  (size) => {
    const html = toRawHtmlOnce(toPage(ROWS, BODY, size), 'a.html');
    expect(html.startsWith(BODY)).toBe(true);
    expect(html.endsWith(END)).toBe(true);
    expect(html.split('word word')).toHaveLength(TEXT.split('word word').length);
    expect(readPushed(html, [DATA, TEXT])).toBe(
      ROWS.replace(toRow('2f', DATA), () => `2f:${JSON.stringify(DATA)}\n`).replace(
        toRow('30', TEXT),
        () => `30:${JSON.stringify(TEXT)}\n`,
      ),
    );
  },
);

test('a group of a drawing may be marked too', () => {
  const body = BODY.replace('<div class="prose"', '<g class="prose"');
  expect(readPushed(toRawHtmlOnce(toPage(ROWS, body), 'a.html'), [DATA, TEXT])).toContain('quoted');
});

test('no script contains text that would end it or begin another', () => {
  const html = toRawHtmlOnce(toPage(`${ROWS}34:"</script><script>"\n`), 'a.html');
  expect(html.slice(BODY.length).match(/<\/?script/g)).toEqual(['<script', '</script']);
});

test('a page without marked elements, or with short ones only, is unchanged', () => {
  const plain = toPage('0:["$","p",null,{}]\n', '<p>x</p>');
  const short = toPage(`0:["$","div",null,{${toProps('<p>x</p>')}}]\n`, toElement('<p>x</p>'));
  for (const page of [plain, short]) expect(toRawHtmlOnce(page, 'a.html')).toBe(page);
});

test('a string inside its row is read from its element too, unless it is very short', () => {
  const [one, two] = [`<p title="µ \\">${'many '.repeat(40)}</p>`, '<p>few</p>'];
  const props = (html: string) => toProps(JSON.stringify(html).slice(1, -1));
  const rows = [
    toRow('2f', DATA),
    `32:["$","script",null,{${toProps('$2f')}}]\n`,
    `33:["µ",["$","div",null,{${props(one)}}],["$","div",null,{${props(two)}}]]\n`,
  ].join('');
  const body = `<script type="application/ld+json" data-raw="">${DATA}</script>${toElement(one)}${toElement(two)}`;
  const html = toRawHtmlOnce(toPage(rows, body), 'a.html');
  expect(html.split('many many')).toHaveLength(one.split('many many').length);
  expect(html.split('few')).toHaveLength(3);
  expect(readPushed(html, [DATA, one, two])).toBe(
    rows.replace(toRow('2f', DATA), () => `2f:${JSON.stringify(DATA)}\n`),
  );
});

const row = (html: string) => `2:["$","div",null,{${toProps(html)}}]\n`;

const CHANGES: [what: string, html: string][] = [
  ['data of another kind', toPage().replace('push([1,', 'push([3,')],
  [
    'data in two places',
    toPage().replace('</script><script>self', '</script><p>x</p><script>self'),
  ],
  ['data before the element', `${toScripts(ROWS, 700)}${BODY}`],
  ['a marked element that the data does not know', toPage(ROWS, `${BODY}${toElement('x')}`)],
  [
    'another way to refer to a string',
    toPage(row('$30').replace('dangerously', 'x'), toElement('x')),
  ],
  ['no row of text for a string', toPage(`30:"x"\n${row('$30')}`, toElement('x'))],
  ['a short string that no element shows', toPage(row('y'.repeat(200)), toElement('x'))],
  ['a row of text that no element shows', toPage(toRow('30', 'x') + row('$30'), toElement('y'))],
  ['a text that would be a reference', toPage(toRow('30', '$x') + row('$30'), toElement('$x'))],
  [
    'a row longer than the data',
    toPage(row('$30') + toRow('30', 'x').replace('T1', 'Tff'), toElement('x')),
  ],
  ['a row that has no id', toPage(`${ROWS}G:x`)],
];

test.each(CHANGES)('%s fails the build, whose message names the page and the README', (_, html) => {
  const convert = () => toRawHtmlOnce(html, 'blog/a.html');
  expect(convert).toThrow('blog/a.html');
  expect(convert).toThrow('lib/platform/README.md');
});
