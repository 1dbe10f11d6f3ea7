import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ContentError } from '@/lib/content/content-error';
import { readLearnFiles, selectLearnContent, validateLearn } from '@/lib/learn/learn';
import {
  guideSource,
  lessonSource,
  pageSource,
  reference,
  topicSource,
  writeContentDirectory,
} from '@/tests/fixtures/content-directory';

function read(learn: Record<string, string | undefined> = {}) {
  onTestFinished(writeContentDirectory({}, undefined, learn));
  const files = readLearnFiles();
  const problems = validateLearn(files);
  if (problems.length > 0) throw new ContentError(problems);
  return selectLearnContent(files);
}

function problemsOf(learn: Record<string, string | undefined>): string[] {
  try {
    read(learn);
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n').slice(1);
    throw error;
  }
  throw new Error('the content was accepted');
}

const LESSON = 'education/methods/1-first.md';
const MODULE = 'education/certification/1-first.md';
const TOPIC = 'education/methods/index.md';

test('topics are in their fixed order, each with its fields and lessons', () => {
  const { topics } = read();
  expect(topics.map(({ slug }) => slug)).toEqual([
    'fundamentals',
    'clinical',
    'methods',
    'safety',
    'healthcare',
    'certification',
    'researchers',
    'students',
    'public',
  ]);
  expect(topics[2]).toEqual({
    slug: 'methods',
    title: 'About methods',
    description: 'What it says.',
    updatedAt: '2026-02-01T00:00:00.000Z',
    keyTopics: ['A key topic'],
    outcomes: ['An outcome'],
    related: ['fundamentals', 'clinical', 'safety'],
    content: 'Plain text.',
    document: expect.objectContaining({ file: expect.stringMatching(/methods.*\.md$/) }),
    lessons: [
      expect.objectContaining({ slug: 'first', title: 'First of methods' }),
      expect.objectContaining({ slug: 'second', title: 'Second of methods' }),
    ],
  });
});

test('a lesson has its level, and a certification module also its planned hours', () => {
  const { topics } = read({
    [LESSON]: lessonSource({ level: 'Advanced' }),
    'education/certification/1-first.md': lessonSource({ planned: '8 hours' }),
  });
  expect(topics[5]?.lessons[0]).toMatchObject({ planned: 8 });
  expect(topics[2]?.lessons[0]).toEqual({
    slug: 'first',
    title: 'A page',
    description: 'What it says.',
    updatedAt: '2026-02-01T00:00:00.000Z',
    level: 'Advanced',
    content: 'Plain text.',
    document: expect.objectContaining({ file: expect.stringMatching(/methods.*\.md$/) }),
  });
});

test('lessons are ordered by number, ten after nine', () => {
  const { topics } = read({
    ...Object.fromEntries(
      ['03', 4, 5, 6, 7, 8, 9, 10].map((number) => [
        `education/methods/${number}-lesson-${Number(number)}.md`,
        lessonSource(),
      ]),
    ),
  });
  expect(topics[2]?.lessons.at(-1)?.slug).toBe('lesson-10');
});

test('guides have tips and warnings, and pages are named after their files', () => {
  const { guides, pages } = read({ 'pages/privacy.md': pageSource({ title: 'Privacy' }) });
  expect(guides).toEqual([
    expect.objectContaining({ slug: 'beginners', tips: ['A tip'], warnings: ['A warning'] }),
  ]);
  expect(pages.map(({ slug }) => slug)).toEqual(['about', 'privacy']);
});

test('citations that are in the bibliography pass', () => {
  const { guides } = read({ 'guides/beginners.md': guideSource({}, `Seen.[@${reference.id}]`) });
  expect(guides[0]?.content).toBe(`Seen.[@${reference.id}]`);
});

test('files that are not Markdown are ignored', () => {
  expect(read({ 'education/methods/notes.txt': 'no', 'pages/a.bak': 'no' }).pages).toHaveLength(1);
});

test.each([
  [LESSON, lessonSource({ title: undefined }), 'title: is missing; add a title'],
  [LESSON, lessonSource({ duration: '20 minutes' }), 'duration: unknown key; the keys are'],
  [LESSON, lessonSource({ planned: '2 hours' }), ':6: planned: belongs to modules of the'],
  [MODULE, lessonSource(), 'planned: is missing; a module of the certification states its hours'],
  [MODULE, lessonSource({ planned: '90 minutes' }), 'planned: expected text like "8 hours"'],
  [LESSON, lessonSource({ level: 'Easy' }), 'level: expected one of: Beginner, Intermediate'],
  [LESSON, lessonSource({ levle: 'Beginner' }), 'levle: unknown key; the keys are title'],
  [LESSON, lessonSource({ updatedAt: '2026-02-30' }), 'updatedAt: "2026-02-30" is not a day'],
  [LESSON, lessonSource({}, ''), 'there is no text below the front matter'],
  [LESSON, 'no front matter', 'front matter is missing'],
  [LESSON, lessonSource({}, '[@gone]'), 'unknown citation key "gone"; add its record'],
  [LESSON, lessonSource({}, '> [!NOTE]'), 'unknown callout "[!NOTE]"'],
  [
    'education/methods/3-self-test.md',
    lessonSource(),
    'has the name of another page of the course',
  ],
  [TOPIC, topicSource('methods', { related: '[safety, clinical]' }), 'related: expected three'],
  [TOPIC, topicSource('methods', { related: '[safety, safety, clinical]' }), 'same topic twice'],
  [TOPIC, topicSource('methods', { related: '[safety, nope, clinical]' }), 'unknown topic "nope"'],
  [TOPIC, topicSource('methods', { keyTopics: '[]' }), 'keyTopics: expected at least one key'],
  [
    TOPIC,
    topicSource('methods', { outcomes: undefined }),
    'outcomes: is missing; add a list of learning',
  ],
  ['guides/beginners.md', guideSource({ tips: undefined }), 'tips: is missing; add a list'],
  ['guides/beginners.md', guideSource({ warnings: '[""]' }), 'warnings: expected warning'],
  ['pages/about.md', pageSource({ description: undefined }), 'description: is missing'],
])('%s is refused with the file, the field and the remedy', (place, text, message) => {
  const problems = problemsOf({ [place]: text });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`content/${place}`);
  expect(problems[0]).toContain(message);
});

test('a topic cannot be related to itself', () => {
  const related = '[methods, safety, clinical]';
  expect(problemsOf({ [TOPIC]: topicSource('methods', { related }) })).toEqual([
    `  content/${TOPIC}: related: names the topic itself; name three others`,
  ]);
});

test('a missing course file for an audience is reported', () => {
  expect(problemsOf({ 'education/students/index.md': undefined })).toEqual([
    '  content/education/students/index.md: is missing; each course has one',
  ]);
});

test('a topic without its file and a folder without its topic are both reported', () => {
  const problems = problemsOf({ [TOPIC]: undefined, 'education/other/index.md': topicSource('x') });
  expect(problems).toEqual([
    `  content/${TOPIC}: is missing; each course has one`,
    expect.stringContaining('content/education/other: is not a course; add it to content/'),
  ]);
});

test.each([
  ['education/methods/third.md', lessonSource(), 'like 1-what-a-peptide-is.md'],
  ['education/methods/3-Third.md', lessonSource(), 'like 1-what-a-peptide-is.md'],
  ['guides/My Guide.md', guideSource(), 'like beginners.md'],
  ['pages/Über.md', pageSource(), 'like beginners.md'],
])('the file name %s is refused', (place, text, message) => {
  expect(problemsOf({ [place]: text })).toEqual([
    expect.stringMatching(new RegExp(`content/${place}: name the file in lower-case.*${message}`)),
  ]);
});

test('two lessons cannot share a number or a name', () => {
  expect(problemsOf({ 'education/methods/1-other.md': lessonSource() })[0]).toContain(
    'has the number or the name of 1-first.md',
  );
  expect(problemsOf({ 'education/methods/3-first.md': lessonSource() })).toEqual([
    '  content/education/methods/3-first.md:1: has the number or the name of 1-first.md; give it its own',
  ]);
});

test('a gap in a course’s numbers is reported with the file and its correct name', () => {
  expect(problemsOf({ 'education/methods/4-fourth.md': lessonSource() })).toEqual([
    '  content/education/methods/4-fourth.md:1: is lesson 4, and there is no lesson 3; name it 3-fourth.md, or add the one before it',
  ]);
  expect(problemsOf({ 'education/methods/0-zero.md': lessonSource() })).toEqual([
    '  content/education/methods/0-zero.md:1: is lesson 0; number the lessons of a course from 1 on',
  ]);
});

test('a lesson that cannot be parsed is not reported as a gap before the next', () => {
  expect(problemsOf({ [LESSON]: 'no front matter' })).toHaveLength(1);
});

test('all problems of all folders are reported at once', () => {
  const problems = problemsOf({
    [LESSON]: lessonSource({ title: undefined, level: 'Easy' }),
    'guides/beginners.md': guideSource({}, '[@gone]'),
    'pages/about.md': pageSource({ updatedAt: 'today' }),
  });
  expect(problems).toHaveLength(4);
});

test('a missing folder is an error, not an empty section', () => {
  onTestFinished(writeContentDirectory({}));
  rmSync(path.join(process.env.CONTENT_DIR ?? '', 'guides'), { recursive: true });
  expect(() => readLearnFiles()).toThrow(/ENOENT/);
});
