import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { formatProblem } from '@/lib/content/content-error';
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
  expect(validateLearn(files)).toEqual([]);
  return selectLearnContent(files);
}

function problemsOf(learn: Record<string, string | undefined>): string[] {
  const removeContent = writeContentDirectory({}, undefined, learn);
  const found = validateLearn(readLearnFiles());
  removeContent();
  return found.map(formatProblem);
}

const NAME = 'name the file in lower-case letters, digits and single dashes, like';
const TWIN = ':1: has the number or the name of 1-first.md; give it its own';

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
    'education/methods/1-first.md': lessonSource({ level: 'Advanced' }),
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

/** Files of courses with one problem each, in content that is otherwise valid; undefined removes one. */
const inCourses: [place: string, text: string | undefined, message: string][] = [
  ['fundamentals/1-first.md', lessonSource({ title: undefined }), 'title: is missing; add a title'],
  ['fundamentals/2-second.md', lessonSource({ duration: '20 minutes' }), 'duration: unknown key'],
  ['safety/1-first.md', lessonSource({ planned: '2 hours' }), ':6: planned: belongs to modules'],
  [
    'safety/2-second.md',
    lessonSource({ level: 'Easy' }),
    'level: expected one of: Beginner, Intermediate',
  ],
  ['researchers/1-first.md', lessonSource({ levle: 'Beginner' }), 'levle: unknown key; the keys'],
  [
    'researchers/2-second.md',
    lessonSource({ updatedAt: '2026-02-30' }),
    'updatedAt: "2026-02-30" is not a day',
  ],
  ['students/1-first.md', lessonSource({}, ''), 'there is no text below the front matter'],
  [
    'students/2-second.md',
    lessonSource({}, '[@gone]'),
    'unknown citation key "gone"; add its record',
  ],
  ['public/1-first.md', 'no front matter', 'front matter is missing'],
  ['public/2-second.md', lessonSource({}, '> [!NOTE]'), 'unknown callout "[!NOTE]"'],
  ['public/third.md', lessonSource(), `${NAME} 1-what-a-peptide-is.md`],
  ['public/3-Third.md', lessonSource(), `${NAME} 1-what-a-peptide-is.md`],
  ['certification/1-first.md', lessonSource(), 'planned: is missing; a module of the'],
  [
    'certification/2-second.md',
    lessonSource({ planned: '90 minutes' }),
    'planned: expected text like "8 hours"',
  ],
  ['clinical/3-self-test.md', lessonSource(), 'has the name of another page of the course'],
  ['methods/1-other.md', lessonSource(), TWIN],
  ['healthcare/3-first.md', lessonSource(), TWIN],
  [
    'methods/4-fourth.md',
    lessonSource(),
    'is lesson 4, and there is no lesson 3; name it 3-fourth.md, or add the one before it',
  ],
  ['safety/0-zero.md', lessonSource(), ':1: is lesson 0; number the lessons of a course from 1 on'],
  [
    'methods/index.md',
    topicSource('', { related: '[safety, clinical]' }),
    'related: expected three',
  ],
  [
    'healthcare/index.md',
    topicSource('', { related: '[safety, safety, clinical]' }),
    'same topic twice',
  ],
  [
    'fundamentals/index.md',
    topicSource('', { related: '[safety, nope, clinical]' }),
    'unknown topic "nope"',
  ],
  [
    'safety/index.md',
    topicSource('', { related: '[safety, methods, clinical]' }),
    'related: names the topic itself; name three others',
  ],
  [
    'researchers/index.md',
    topicSource('', { keyTopics: '[]' }),
    'keyTopics: expected at least one',
  ],
  ['public/index.md', topicSource('', { outcomes: undefined }), 'outcomes: is missing; add a list'],
  ['clinical/index.md', undefined, 'is missing; each course has one'],
  ['students/index.md', undefined, 'is missing; each course has one'],
];
const FAULTY: typeof inCourses = [
  ...inCourses.map(([place, ...rest]): (typeof inCourses)[number] => [
    `education/${place}`,
    ...rest,
  ]),
  ['guides/beginners.md', guideSource({ tips: undefined }), 'tips: is missing; add a list'],
  ['guides/others.md', guideSource({ warnings: '[""]' }), 'warnings: expected warning'],
  ['guides/My Guide.md', guideSource(), `${NAME} beginners.md`],
  ['pages/Über.md', pageSource(), `${NAME} beginners.md`],
  ['pages/about.md', pageSource({ description: undefined }), 'description: is missing'],
];
const problems = problemsOf({
  ...Object.fromEntries(FAULTY.map(([place, text]) => [place, text])),
  'education/other/index.md': topicSource('other'),
});

test.each(FAULTY)('%s is refused with the file, the field and the remedy', (place, _, message) => {
  expect(problems.filter((line) => line.startsWith(`content/${place}:`))).toEqual([
    expect.stringContaining(message),
  ]);
});

test('a folder that is no course is refused, and all problems are reported at once', () => {
  expect(problems).toContainEqual(
    expect.stringMatching(/^content\/education\/other: is not a course; add it to content\//),
  );
  expect(problems).toHaveLength(FAULTY.length + 1);
});

test('a missing folder is an error, not an empty section', () => {
  onTestFinished(writeContentDirectory({}));
  rmSync(path.join(process.env.CONTENT_DIR ?? '', 'guides'), { recursive: true });
  expect(() => readLearnFiles()).toThrow(/ENOENT/);
});
