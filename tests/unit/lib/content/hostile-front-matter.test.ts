import fc from 'fast-check';
import { expect, test } from 'vitest';
import { learnFiles } from '@/lib/learn/learn';
import { anyText } from '../../../fixtures/arbitraries';
import { lessonSource, postSource } from '../../../fixtures/content-directory';
import { parsePost, problemsOf } from '../../../fixtures/parse-post';

test.each(['---js', '--- js', '---javascript', '---coffee', '---json', '---toml'])(
  'front matter in the language of "%s" is refused and never run',
  (first) => {
    const source = `${first}\n{ title: (globalThis.wasRun = true) }\n---\nText.`;
    expect(problemsOf(source)).toEqual([
      expect.objectContaining({ line: 1, message: expect.stringContaining('three dashes') }),
    ]);
    expect(globalThis).not.toHaveProperty('wasRun');
  },
);

test.each([
  "!!js/function 'function () { globalThis.wasRun = true }'",
  '!!js/regexp /(a+)+$/',
  "!!js/undefined ''",
  '!custom x',
])('the YAML type of %s is refused with its line', (value) => {
  expect(problemsOf(postSource({ title: value }))).toEqual([
    expect.objectContaining({ line: 2, message: expect.stringContaining('in quotes') }),
  ]);
  expect(globalThis).not.toHaveProperty('wasRun');
});

test('a text is checked even if its front matter is wrong', () => {
  const source = postSource({ tags: '[Reserch]' }, 'It lowers weight.[@no-such-key]\n');
  expect(problemsOf(source)).toEqual([
    expect.objectContaining({ line: 6, message: expect.stringContaining('unknown tag') }),
    expect.objectContaining({ line: 9, message: expect.stringContaining('no-such-key') }),
  ]);
});

test('aliases that expand a billion times, or refer to themselves, are refused at once', () => {
  const levels = 'abcdefghi'.split('').map((name, index, names) => {
    const part = index === 0 ? 'x' : `*${names[index - 1]}`;
    return [name, `&${name} [${Array(9).fill(part).join(', ')}]`];
  });
  const bomb = Object.fromEntries(levels);
  for (const front of [
    { ...bomb, readingTime: '*i' },
    { ...bomb, featured: '[*i]' },
    { tags: '&a [*a]' },
  ]) {
    expect(problemsOf(postSource(front))).toEqual([
      expect.objectContaining({ message: expect.stringContaining('by & and *; write it out') }),
    ]);
  }
});

test.each([
  '[{toString: 1}]',
  '[{valueOf: 1, toString: []}]',
  '[[[[]]]]',
  '[.nan]',
  '[~]',
  '[!!set {a}]',
])('tags: %s is refused as an unknown tag', (tags) => {
  expect(problemsOf(postSource({ tags }))[0]).toMatchObject({
    field: 'tags',
    message: expect.stringMatching(/^unknown tag "/),
  });
});

test('JavaScript property names are unknown keys like any other', () => {
  for (const key of ['__proto__', 'constructor', 'toString']) {
    expect(problemsOf(postSource({ [`"${key}"`]: '{draft: true}' }))[0]).toMatchObject({
      field: key,
      message: expect.stringContaining('unknown key'),
    });
  }
});

const sign = fc.constantFrom(
  ...[':', '\n', ' ', '- ', '? ', '[', ']', '{', '}', '&a ', '*a', '!', '!!binary ', '|', '>', '%'],
  ...[
    '"',
    "'",
    '#',
    '---',
    '...',
    '<<',
    '~',
    '0x1',
    '2026-01-01',
    '.inf',
    'title',
    'tags',
    '\t',
    '\0',
  ],
);
const yaml = fc.array(fc.oneof(sign, anyText(4)), { maxLength: 12 }).map((parts) => parts.join(''));

test('any front matter is parsed or refused with its file, and never throws', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('title', 'tags', 'publishedAt', 'featured', 'x'),
      yaml,
      fc.constantFrom('---', '--- ', '---js', ''),
      (field, value, first) => {
        const source = postSource({ [field]: value }).replace('---', first);
        const result = parsePost('a-post.md', source);
        if (!Array.isArray(result)) return;
        expect(result.length).toBeGreaterThan(0);
        for (const { file } of result) expect(file).toBe('content/posts/a-post.md');
      },
    ),
    { seed: 20_260_314, numRuns: 3000 },
  );
});

test('the same holds for lessons, courses, guides and pages, and for any file name', () => {
  const place = fc.oneof(
    fc.constantFrom(
      'education/safety/1-a.md',
      'education/safety/index.md',
      'guides/a.md',
      'pages/a.md',
    ),
    fc
      .tuple(fc.constantFrom('education/', 'guides/', 'pages/'), anyText(12))
      .map(([folder, name]) => `${folder}${name}.md`),
  );
  const field = fc.constantFrom(
    'title',
    'planned',
    'level',
    'keyTopics',
    'related',
    'tips',
    '__proto__',
  );
  fc.assert(
    fc.property(place, field, yaml, (name, key, value) => {
      const text = lessonSource({ [key]: value });
      for (const files of Object.values(learnFiles)) {
        const { entries, problems } = files.parse(name, text);
        for (const { document } of entries) expect(document.file).toBe(`content/${name}`);
        for (const { file, message } of problems) {
          expect(file).toBe(`content/${name}`);
          expect(message).toMatch(/\S/);
        }
      }
    }),
    { seed: 20_261_123, numRuns: 1500 },
  );
});
