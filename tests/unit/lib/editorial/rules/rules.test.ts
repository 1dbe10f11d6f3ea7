import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { applyRules, rules } from '@/lib/editorial/rules/all-rules';
import { toBibliography } from '@/lib/editorial/rules/read-corpus';
import { pageSource } from '@/tests/fixtures/content-directory';
import {
  articleSource,
  findAll,
  goodBody,
  makeCorpus,
  toReferencesJson,
} from '@/tests/fixtures/corpus';

const POST = 'content/posts/bad.md';
const TWIN = 'A second article on the same subject';
const TWIN_TEXT = 'Another sentence about another thing, long enough for a list of search results.';

const breaches: { name: string; line: string; message: string }[] = parse(
  readFileSync('tests/unit/lib/editorial/rules/breaches.yaml', 'utf8'),
);

/** The problems that the rules find in an article next to the valid one. */
function findInPost(changes: Record<string, string | undefined> = {}, body = goodBody): string[] {
  return findAll({
    'posts/bad.md': articleSource({ title: TWIN, description: TWIN_TEXT, ...changes }, body),
  });
}

/** The valid body with one line replaced. */
const withLine = (from: string, to: string) => {
  expect(goodBody).toContain(from);
  return goodBody.replace(from, to);
};

test('two articles that keep every rule give no message', () => {
  expect(findInPost()).toEqual([]);
});

describe('each breach of a rule gives one message with file, line and remedy', () => {
  const last = 'The half-life was 2 hours.[@four-2024]';

  test.each(breaches)('$name', ({ line, message }) => {
    expect(findInPost({}, withLine(last, `${last}\n\n${line}`))).toEqual([
      `${POST}:24: ${message}`,
    ]);
  });

  test('a first heading below the top level', () => {
    expect(findInPost({}, withLine('# What was studied', '## What was studied'))).toEqual([
      `${POST}:16: "##" skips a level; write "#" or put a heading of the level between above it`,
    ]);
  });

  test('fewer than four citations', () => {
    expect(findInPost({}, withLine('[@four-2024]', '[@one-2021]'))).toEqual([
      `${POST}:9: cites 3 of at least 4 publications; add [@key] after the sentences that rest on others, with keys of content/references.json`,
    ]);
  });

  test.each([
    ['Second.\n> - Third.\n', 'Second.\n', 2],
    ['> - Third.\n', '> - Third.\n> - Fourth.\n', 4],
  ])('a number of takeaways other than three', (from, to, count) => {
    expect(findInPost({}, withLine(from, to))).toEqual([
      `${POST}:9: has ${count} bullets "> - …"; write exactly 3`,
    ]);
  });

  test.each([
    ['Fell by 12 mg.', true],
    ['Fell by 12 mg.[@one-2021]', false],
    ['Made up of 5 mg in 2 mL, or 2.5 mg/mL [= 5 / 2].', false],
    ['Suppose that 5 mg is taken.', false],
  ])('a takeaway with an amount: %s', (bullet, isFault) => {
    const found = findInPost({}, withLine('> - Third.', `> - ${bullet}`));
    expect(found.some((line) => line.includes('a takeaway says'))).toBe(isFault);
  });

  test.each([
    ['| a | b |\n| - | - |\n| 5 mg | c |', true],
    ['| a[@one-2021] | b |\n| - | - |\n| 5 mg | c |', false],
    ['| a | 5 mg |\n| - | - |\n| c | d |', false],
    ['| a | b |\n| - | - |\n| "5 mg" | c |', false],
    ['Table: Halves (arithmetic)\n\n| a | b |\n| - | - |\n| 5 mg | 10 mg |', false],
  ])('a row with an amount: %j', (table, isFault) => {
    const found = findInPost({}, withLine(last, `${last}\n\n${table}`));
    expect(found.some((line) => line.includes('a row says "5 mg"'))).toBe(isFault);
  });

  test('takeaways that do not open the article', () => {
    expect(findInPost({}, `An opening.\n\n${goodBody}`)).toEqual([
      `${POST}:11: open the article with the line "> [!TAKEAWAYS]" and three bullets "> - …" below it`,
    ]);
  });

  test('no takeaways', () => {
    expect(findInPost({}, goodBody.replace(/^>.*\n/gm, 'Words.[@one-2021]\n'))).toEqual([
      `${POST}:9: open the article with the line "> [!TAKEAWAYS]" and three bullets "> - …" below it`,
    ]);
  });

  test.each([
    [{ title: 'Too short' }, `${POST}:2: title: has 9 characters; write 15 to 70`],
    [{ description: 'Too short.' }, `${POST}:3: description: has 10 characters; write 70 to 160`],
    [
      { description: 'long '.repeat(33) },
      `${POST}:3: description: has 164 characters; write 70 to 160`,
    ],
    [
      { title: 'An Article that keeps every Rule' },
      'content/posts/bad.md:2: title: is that of content/posts/good.md; write another',
    ],
    [
      {
        description:
          'What a reader learns here, said in one sentence that search results show as a whole.',
      },
      'content/posts/bad.md:3: description: is that of content/posts/good.md; write another',
    ],
    [
      { author: 'Dr Jane Doe' },
      `${POST}:4: author: name a desk of the academy, like Amide Editorial`,
    ],
    [
      { updatedAt: '2026-03-13' },
      `${POST}:7: updatedAt: is before publishedAt; correct one of the two`,
    ],
    [
      { featuredImage: '/images/posts/vial.webp' },
      `${POST}:7: featuredImage: has no description; add featuredImageAlt: what the picture shows`,
    ],
    [
      { title: '"Doses of .5 mg in seven trials"' },
      `${POST}:2: ".5": write a zero before the point, like 0.5 mg; .5 is read as 5`,
    ],
  ])('front matter: %j', (changes, message) => {
    expect(findInPost(changes)).toEqual([message]);
  });

  test('a page must keep the rules that are not only for articles', () => {
    const description =
      'A page whose description is long enough for search results to show it all.';
    const source = pageSource({ description }, 'We use 5mg vials.\n\n## Too low\n');
    expect(findAll({ 'pages/about.md': source })).toEqual([
      'content/pages/about.md:7: "5mg": write 5 mg, with a space: run together, the m is read as zeros (a button of the calculator says 2mg, as specified; a text does not)',
      'content/pages/about.md:9: "##" skips a level; write "#" or put a heading of the level between above it',
    ]);
  });
});

describe('text that only looks like a breach gives no message', () => {
  test.each([
    ['an amount in code', 'Type `5mg` or `.5`.'],
    ['a name with a letter before its number', 'The exchange V34L and Arg8mg.'],
    ['a syringe by its name', 'Take 1 U-100 syringe.'],
    ['a zero that is no last digit', 'It held 10 mg, 0.05 mg and 1.05 mL.'],
    ['a citation key that looks like an amount', 'Nothing.[@one-2021]'],
    ['an address that looks like an amount', 'See [the other one](https://example.org/5mg).'],
    ['a link to a heading of another article', 'See [the other one](/blog/good#in-people).'],
    ['a link to a term', 'See [half-life](/resources/glossary#half-life).'],
    ['a link to a filter', 'See [our articles](/blog?tag=Research).'],
    ['a link to our address', 'Write to [us](mailto:hello@amide.academy).'],
    ['a link by name', 'See [the other one][x].\n\n[x]: /blog/good'],
    ['a footnote', 'Words.[^1]\n\n[^1]: A note.'],
    ['a heading in code', '```\n#### 5mg {blank}\n```'],
    ['a heading that goes up', '# Up again\n\n## Down'],
  ])('%s', (_, line) => {
    expect(findInPost({}, `${goodBody}\n${line}\n`)).toEqual([]);
  });
});

describe('links between articles and publication dates', () => {
  const linking = `${goodBody}\nSee [the other one](/blog/later).\n`;
  const files = (front: Record<string, string>, from: Record<string, string> = {}) => ({
    'posts/bad.md': articleSource({ title: TWIN, description: TWIN_TEXT, ...from }, linking),
    'posts/later.md': articleSource({
      title: 'A third article on the subject',
      description: `${TWIN_TEXT} Twice.`,
      ...front,
    }),
  });
  const early = [
    `${POST}:24: /blog/later is a draft or published later than this text; link to it when it is out`,
  ];

  test('an article may not link to a draft', () => {
    expect(findAll(files({ draft: 'true' }))).toEqual(early);
  });

  test('an article may not link to one that is published after it', () => {
    expect(findAll(files({ publishedAt: '2026-07-01' }))).toEqual(early);
  });

  test('a scheduled article may link to one that is published on the same day', () => {
    expect(findAll(files({ publishedAt: '2026-07-01' }, { publishedAt: '2026-07-01' }))).toEqual(
      [],
    );
  });

  test('a link to an unreadable text is not reported as well', () => {
    const isUnread = (path: string) => path === '/blog/later';
    const { 'posts/bad.md': bad } = files({});
    expect(findAll({ 'posts/bad.md': bad }, { isUnread })).toEqual([]);
  });

  test('a text with malformed citations gets no report of missing anchors', () => {
    const source = articleSource(
      { title: TWIN, description: TWIN_TEXT },
      `${goodBody}\nWords.[@Not A Key] See [below](#nowhere).\n`,
    );
    expect(findAll({ 'posts/bad.md': source })).toEqual([]);
  });
});

describe('the bibliography', () => {
  test('a record that nothing cites is reported with its line', () => {
    const bibliography = toBibliography(toReferencesJson({ 'five-2025': {} }));
    const unused =
      'content/references.json:6: five-2025: nothing cites this record; cite it where its facts are used, or take it out';
    expect(findAll({}, { bibliography })).toEqual([unused]);
    expect(findAll({}, { bibliography, keysCitedElsewhere: new Set(['five-2025']) })).toEqual([]);
  });

  test.each([
    [{ DOI: '10.1000/0' }, 'DOI 10.1000/0'],
    [{ PMID: '1000' }, 'PMID 1000'],
  ])('a publication that is recorded twice is reported: %j', (change, shared) => {
    const bibliography = toBibliography(toReferencesJson({ 'four-2024': change }));
    expect(findAll({}, { bibliography })).toEqual([
      `content/references.json:5: four-2024: has the ${shared} of "one-2021"; keep one record and cite it everywhere`,
    ]);
  });
});

test('problems in a draft are listed separately and fail nothing', () => {
  const draft = articleSource(
    { title: TWIN, description: TWIN_TEXT, draft: 'true' },
    `${goodBody}\nIt held {how much}.\n`,
  );
  const { problems, inDrafts } = applyRules(makeCorpus({ 'posts/a-draft.md': draft }), rules);
  expect(problems).toEqual([]);
  expect(inDrafts).toMatchObject([{ file: 'content/posts/a-draft.md', line: 25 }]);
});
