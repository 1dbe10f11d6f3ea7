import { expect, test } from 'vitest';
import { reservedSlugs } from '@/lib/articles/posts';
import { postSource } from '@/tests/fixtures/content-directory';
import { parse, problemsOf } from '@/tests/fixtures/parse-post';

test('a valid file becomes a post whose id is its slug', () => {
  const { post, isDraft } = parse(postSource({ tags: '[Recovery, Research]' }, 'Two words.\n'));
  expect(isDraft).toBe(false);
  expect(post).toEqual({
    id: 'a-post',
    slug: 'a-post',
    title: 'A first look',
    description: 'What a reader learns here.',
    author: 'Amide Editorial',
    publishedAt: '2026-03-14T00:00:00.000Z',
    tags: ['Recovery', 'Research'],
    featured: false,
    readingTime: '1 min read',
    featuredImage: '/images/seo/a-post/hero.webp',
    hasOwnPicture: false,
    document: expect.objectContaining({ file: 'content/posts/a-post.md', body: 'Two words.' }),
  });
});

test('optional front matter is kept as it was written', () => {
  const { post, isDraft } = parse(
    postSource({
      updatedAt: '2026-04-01',
      featured: 'true',
      draft: 'true',
      readingTime: '12 min read',
      featuredImage: '/images/here.webp',
      featuredImageAlt: 'A vial on a bench',
    }),
  );
  expect(isDraft).toBe(true);
  expect(post).toMatchObject({
    updatedAt: '2026-04-01T00:00:00.000Z',
    featured: true,
    readingTime: '12 min read',
    featuredImage: '/images/here.webp',
    featuredImageAlt: 'A vial on a bench',
  });
  expect(post).not.toHaveProperty('draft');
});

test('Windows line endings and a byte order mark change nothing', () => {
  const source = postSource({}, 'One.\n\nTwo.\n');
  expect(parse(`\uFEFF${source.replaceAll('\n', '\r\n')}`)).toEqual(parse(source));
});

test.each([
  ['title', 'is missing; add a title'],
  ['description', 'is missing; add a description'],
  ['author', 'is missing; add the desk that wrote it, for example "Amide Editorial"'],
  ['publishedAt', 'is missing; add a date like 2026-03-14'],
  ['tags', 'is missing; add a list like [Recovery, Research]'],
])('a post without %s is refused with what to add', (field, message) => {
  expect(problemsOf(postSource({ [field]: undefined }))).toEqual([
    { file: 'content/posts/a-post.md', line: 1, field, message },
  ]);
});

test.each([
  ['title', '"  "', 'expected a title, found nothing'],
  ['title', '2026', 'expected a title'],
  ['title', 'x'.repeat(121), 'expected at most 120 characters'],
  ['description', 'x'.repeat(301), 'expected at most 300 characters'],
  ['publishedAt', '14 March 2026', 'expected a date like 2026-03-14'],
  ['publishedAt', '"2026-3-1"', 'expected a date like 2026-03-14'],
  ['tags', 'Research', 'expected a list like [Recovery, Research]'],
  ['tags', '[]', 'expected at least one tag'],
  ['tags', '[Research, Research]', 'names the same tag twice'],
  ['featured', '"yes"', 'expected true or false'],
  ['draft', '1', 'expected true or false'],
  ['readingTime', '7 minutes', 'expected text like "7 min read"'],
  ['featuredImage', 'https://example.org/a.webp', 'expected a path under public'],
  ['featuredImage', '/images/a.gif', 'expected a path under public'],
  ['featuredImageAlt', '""', 'expected a description of the image'],
])('%s: %s is refused on its line with a remedy', (field, value, message) => {
  const source = postSource({ [field]: value });
  const [problem, ...others] = problemsOf(source);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file: 'content/posts/a-post.md', field });
  expect(problem?.message).toContain(message);
  expect(source.split('\n')[(problem?.line ?? 0) - 1]).toBe(`${field}: ${value}`);
});

test('an unknown tag is reported together with the known tags', () => {
  const [problem] = problemsOf(postSource({ tags: '[Research, Recovry]' }));
  expect(problem).toMatchObject({ field: 'tags', line: 6 });
  expect(problem?.message).toMatch(/unknown tag "Recovry"; use one of: .*Recovery.*BPC-157/);
});

test('a tag that differs from a known one only by case is refused', () => {
  expect(problemsOf(postSource({ tags: '[research]' }))[0]?.message).toContain('"research"');
});

test('an unknown key is refused on its line with the known keys', () => {
  const [problem, ...others] = problemsOf(postSource({ publishdAt: '2026-01-01' }));
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ field: 'publishdAt', line: 7 });
  expect(problem?.message).toMatch(
    /^unknown key; the keys are title, .*publishedAt.*draft, reviewedAt, changes$/,
  );
});

test('a file without front matter is refused with how to begin it', () => {
  for (const source of ['', 'Just text.', '\n---\ntitle: x\n---\n']) {
    expect(problemsOf(source)).toEqual([
      {
        file: 'content/posts/a-post.md',
        line: 1,
        message: 'front matter is missing: start the file with a line of three dashes',
      },
    ]);
  }
});

test('front matter that is not a list of keys is refused in plain words', () => {
  const [problem] = problemsOf('---\n- title\n- author\n---\nText.');
  expect(problem?.file).toBe('content/posts/a-post.md');
  // Authors read this: it must say what to write, not what a validator received.
  expect(problem?.message).not.toMatch(/Invalid input/);
});

test.each([
  ['an unquoted colon', 'title: Peptides: an introduction', 2, 'put the text in quotes'],
  ['an open bracket', 'title: One\ntags: [Research', 3, 'closing bracket is missing'],
])('front matter with %s is refused with line and remedy', (_, front, line, remedy) => {
  const [problem] = problemsOf(`---\n${front}\n---\nText.`);
  expect(problem).toMatchObject({ file: 'content/posts/a-post.md', line });
  expect(problem?.message).toContain(remedy);
});

test.each([
  ['a repeated key', '---\ntitle: One\ntitle: Two\n---\nText.', 3, 'occurs twice in one record'],
  ['no end', '---\ntitle: One\n\nText.', 1, 'has no end; write a line of three dashes'],
  ['UTF-16', '\uFFFD\uFFFD-\0-\0-\0\n\0', 1, 'save the file as UTF-8'],
  ['letters of another encoding', '---\ntitle: One\n---\nCaf\uFFFD.', 4, 'save the file as UTF-8'],
])('front matter with %s is refused with its own remedy', (_, source, line, message) => {
  expect(problemsOf(source)).toEqual([
    expect.objectContaining({ line, message: expect.stringContaining(message) }),
  ]);
});

test.each(['Upper-case', 'two--dashes', '-first', 'last-', 'under_score', 'ümlaut', 'a b', ''])(
  'the file name "%s.md" is refused with the form that is expected',
  (slug) => {
    const problems = problemsOf(postSource(), `${slug}.md`);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain('lower-case letters, digits and single dashes');
  },
);

test.each(reservedSlugs)('the slug "%s" is refused because the API uses it', (slug) => {
  expect(problemsOf(postSource(), `${slug}.md`)).toEqual([
    {
      file: `content/posts/${slug}.md`,
      message: `the slug "${slug}" belongs to the API; give the file another name`,
    },
  ]);
});

test('a featured image that does not exist is refused on its line', () => {
  const [problem] = problemsOf(postSource({ featuredImage: '/images/gone.webp' }));
  expect(problem).toMatchObject({ field: 'featuredImage', line: 7 });
  expect(problem?.message).toContain('there is no file public/images/gone.webp; add it, or');
});
