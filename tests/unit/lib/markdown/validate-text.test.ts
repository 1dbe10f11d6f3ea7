import { expect, test } from 'vitest';
import { toTree } from '@/tests/fixtures/article-html';
import { postSource } from '@/tests/fixtures/content-directory';
import { parse, problemsOf } from '@/tests/fixtures/parse-post';

/** The body's first line, below seven lines of front matter and a blank one. */
const FIRST_LINE = 9;

test.each(['', '   \n\n'])('an article without text is refused', (body) => {
  expect(problemsOf(postSource({}, body))).toEqual([
    { file: 'content/posts/a-post.md', message: 'there is no text below the front matter' },
  ]);
});

test('known citations, callouts, images and glossary terms pass', () => {
  const body = [
    'A [[Half-life]], two [[half-life|half-lives]], and `[[code]]`.',
    'Seen in a trial [@known-2021] and [@known-2021; @known-2021].',
    '> [!EVIDENCE 4]',
    '> Controlled trials.',
    '![A vial](/images/here.webp)',
  ].join('\n');
  expect(parse(postSource({}, body)).post.document.body).toBe(body);
});

test.each([
  ['[@gone-2020]', 'unknown citation key "gone-2020"; add its record to content/references.json'],
  ['[@Known-2021]', 'write a citation as [@key] or [@first; @second], not "[@Known-2021]"'],
  [
    '> [!NOTE]',
    'unknown callout "[!NOTE]"; use [!TAKEAWAYS], [!SAFETY], [!EXAMPLE], [!STATUS bpc-157], [!VERDICT semaglutide weight]',
  ],
  ['> [!VERDICT none weight]', 'no verdict "none weight" to show; add it to'],
  ['> [!EVIDENCE bpc-157 luck]\n> Why.', 'no verdict "bpc-157 luck" to show; add it to'],
  ['> [!UNDERWAY none]', 'no trial of "none" is under way; log one under trialsUnderWay'],
  ['> [!FACTBOX none]', 'no fact box "none" to show; add its record to content/fact-boxes.yaml'],
  ['> [!FIGURE none]', 'no figure "none" to show; add its record under content/figures'],
  ['> [!SAFETY] Text on the same line.', '[!SAFETY]'],
  ['![A](/images/gone.webp)', 'there is no file public/images/gone.webp; add it or correct'],
  ['![](/images/here.webp)', 'the image /images/here.webp has no description; write it'],
  ['![ ](/images/here.webp)', 'has no description'],
  ['![A](https://example.org/a.png)', 'is not on this site; put it under public/images'],
  ['![A](here.webp)', 'is not on this site'],
  ['An [[unheard word]].', 'unknown glossary term "unheard word"; add it to content/glossary.yaml'],
  ['A [[gone|half-life]].', 'unknown glossary term "gone"'],
  ['A [[half-life.', 'write a glossary term as [[term]] or [[term|shown text]]'],
  ['A [[half-life|]].', 'write a glossary term as'],
  ['| a | b |\n| --- | --- |\n| [[half-life|half-lives]] |', 'in a table as [[term]]', 4],
  ['[see [@known-2021]](/blog)', 'write the citation behind the link'],
  ['## A [[half-life]]', 'write no glossary term in a heading'],
  ['Seen.[@known-2021', 'this citation has no end; write [@key]'],
  ['A half, 5 [= 10 / 2.', 'this sum has no end'],
  ['Read [this page] (/blog).', 'leave no blank between ] and ('],
  ['Some **bold words.', 'bold begins or ends with ** and has no counterpart'],
  ['A <b>bold</b> word.', 'HTML is shown as it is typed; write Markdown'],
  ['Text <!-- is it true? -->.', 'and take comments out'],
  ['A note.[^1]', 'this footnote has no note; write [^1]:'],
  ['[^1]: A note.', 'no text refers to this note or address'],
  ['[words][ref]', 'this link has no address; write [words](/address)'],
  ['[ref]: /blog', 'no text refers to this note or address'],
  ['Seen.[known-2021-trial]', 'write a citation as [@key]'],
  ['Seen. @known-2021-trial', 'write a citation as [@key]'],
  ['Some `code.', 'code begins or ends with ` and has no counterpart'],
  ['#', 'this heading has no words'],
  ['| a | b |\n| --- | --- |\n| 1 | 2 | 3 |', 'this row has 3 cells and its table 2', 4],
  ['| a | b |\n| --- | --- |\n| 1 |', 'this row has 1 cells and its table 2', 4],
  ['##In people', 'leave a blank between # and the words of a heading'],
  ['[!SAFETY]', 'a callout is a quote; begin its lines with >'],
  ['Table: Of nothing', 'put the caption right above its table'],
  ['| a | b |', 'this row belongs to no table'],
  ['~~~\ncode', 'the code that begins here has no end'],
  ['> ```\n> code', 'the code that begins here has no end'],
])('%s is refused on its line with a remedy', (line, message, below = 2) => {
  const problems = problemsOf(postSource({}, `First.\n\n${line}\n\nLast.`));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ file: 'content/posts/a-post.md', line: FIRST_LINE + below });
  expect(problems[0]?.message).toContain(message);
});

test.each([
  'The #1 cause, p<0.001, 5 * 3 is `**`, `<b>` and `[@key`.',
  '```\n<b> ## **\n```',
  'See [this][page] and a note.[^1]\n\n[page]: /blog\n\n[^1]: A note.',
  '| a |\n| --- |\n| 1 \\| 2 |',
  '- A list\n\n  ```\n  code\n  ```',
  '> ~~~~\n> code\n> ~~~~',
  'Table: A caption\n\n| a | b |\n| --- | --- |\n| 1 | 2 |',
])('%j is accepted unchanged', (line) => {
  expect(parse(postSource({}, `First.\n\n${line}\n\nLast.`)).post.document.body).toContain(line);
});

test('an image by reference is checked like any other', () => {
  const [problem] = problemsOf(postSource({}, '![A vial][vial]\n\n[vial]: /images/gone.webp'));
  expect(problem?.message).toContain('there is no file public/images/gone.webp');
});

test('lines are counted as the author sees them, with any line endings', () => {
  const source = `\uFEFF${postSource({}, 'One.\n\n[@gone]')}`.replaceAll('\n', '\r\n');
  expect(problemsOf(source)[0]?.line).toBe(FIRST_LINE + 2);
});

test('every problem of a text is reported, in the order of its lines', () => {
  const body = '[@a] [@b]\n> [!NOTE]\n![](x.png)';
  expect(problemsOf(postSource({}, body)).map(({ line }) => line)).toEqual([9, 9, 10, 11, 11]);
});

test('code may show citations, callouts and images that do not exist', () => {
  const body = ['Write `[@key]`.', '', '```', '[@key]', '> [!NOTE]', '![](x)', '```'].join('\n');
  expect(parse(postSource({}, body)).post.document.body).toBe(body);
});

test('a problem after a fence is reported on its own line', () => {
  const [problem] = problemsOf(postSource({}, '```\n[@code]\n```\n\n[@gone]'));
  expect(problem).toMatchObject({ line: FIRST_LINE + 4 });
});

test('problems of the front matter come before those of the text', () => {
  const problems = problemsOf(postSource({ title: undefined }, '[@gone]'));
  expect(problems.map(({ field }) => field)).toEqual(['title', undefined]);
});

// The build must check exactly what the page renders as a citation.
test.each([
  ['between escaped backticks', 'See \\`[@gone]\\`.'],
  ['below a line that only looks like a fence', '``` a`b\n[@gone]'],
  ['below a deeply indented fence', 'a\n\n     ```\n     x\n     ```\n\n[@gone]'],
  ['in a list', '- a [@gone]\n  - b'],
  ['in a quote', '> a [@gone]'],
  ['in a table', '| a |\n|---|\n| [@gone] |'],
  ['in a heading', '# a [@gone]'],
])('an unknown citation %s is refused', (_, body) => {
  expect(toTree(body).citedKeys).toEqual(['gone']);
  expect(problemsOf(postSource({}, body)).map(({ message }) => message)).toContainEqual(
    expect.stringContaining('unknown citation key "gone"'),
  );
});

test.each([
  ['a fence in a quote', '> ```\n> [@gone]\n> ```\n\na'],
  ['a fence in a list', '- a\n\n  ```\n  [@gone]\n  ```'],
  ['a deeply indented fence', 'a\n\n     ```\n     [@gone]\n     ```\n\nb'],
])('%s may show a citation that does not exist', (_, body) => {
  expect(toTree(body).citedKeys).toEqual([]);
  expect(parse(postSource({}, body)).post.slug).toBe('a-post');
});
