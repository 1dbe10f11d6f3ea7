import { certificationTopic, educationCourses } from '@/content/education/topics';
import { defineCollection, type Entry, toDocuments } from '@/lib/content/collection';
import { ContentError, type ContentProblem } from '@/lib/content/content-error';
import { memoise } from '@/lib/content/memoise';
import { byFile, validateDocuments, validatesOnReading } from '@/lib/content/validate-documents';
import { readTextContext } from '@/lib/glossary/text-context';
import { TAKEN_SLUGS } from './page-paths';
import {
  guideSchema,
  type LearnContent,
  lessonSchema,
  pageSchema,
  type Topic,
  topicSchema,
} from './schemas';

const PAGE = { form: /^(?<slug>[a-z0-9]+(?:-[a-z0-9]+)*)\.md$/, example: 'beginners.md' };

/** The collections of topics, their lessons, guides and company pages. */
export const learnFiles = {
  topics: defineCollection({
    folder: 'education',
    schema: topicSchema,
    select: /(?:^|\/)index\.md$/,
    form: /^(?<slug>[^/]+)\/index\.md$/,
    example: 'safety/index.md',
  }),
  lessons: defineCollection({
    folder: 'education',
    schema: lessonSchema,
    select: /(?<!(?:^|\/)index)\.md$/,
    form: /^(?<topic>[^/]+)\/(?<number>\d+)-(?<slug>[a-z][a-z0-9]*(?:-[a-z0-9]+)*)\.md$/,
    example: '1-what-a-peptide-is.md',
  }),
  guides: defineCollection({ folder: 'guides', schema: guideSchema, ...PAGE }),
  pages: defineCollection({ folder: 'pages', schema: pageSchema, ...PAGE }),
};

/** Reads all four collections, once per process. Throws when a folder is missing. */
export function readLearnFiles() {
  const { topics, lessons, guides, pages } = learnFiles;
  return {
    topics: topics.read(),
    lessons: lessons.read(),
    guides: guides.read(),
    pages: pages.read(),
  };
}

type LearnRead = ReturnType<typeof readLearnFiles>;

/** Returns courses with lessons, guides and company pages; read once per process. Throws a ContentError. */
export const getLearnContent: () => LearnContent = memoise('learn', () => {
  const read = readLearnFiles();
  const problems = validatesOnReading() ? validateLearn(read) : validateLearnFiles(read);
  if (problems.length > 0) throw new ContentError(problems);
  return selectLearnContent(read);
});

/** Builds the content from valid files: courses in their fixed order, lessons by number. */
export function selectLearnContent({ topics, lessons, guides, pages }: LearnRead): LearnContent {
  return {
    topics: educationCourses.flatMap((slug): Topic[] =>
      topics.entries
        .filter(({ name }) => name.slug === slug)
        .map((entry) => ({
          ...makeWritten(entry),
          slug,
          lessons: lessons.entries
            .filter(({ name }) => name.topic === slug)
            .sort((a, b) => Number(a.name.number) - Number(b.name.number))
            .map(makeWritten),
        })),
    ),
    guides: guides.entries.map(makeWritten),
    pages: pages.entries.map(makeWritten),
  };
}

function makeWritten<Data>({ name: { slug = '' }, document }: Entry<Data>) {
  return { ...document.data, slug, content: document.body, document };
}

/** Returns all problems of these files, including their texts, and of the bibliography. */
export function validateLearn(read: LearnRead): ContentProblem[] {
  const context = readTextContext();
  const documents = toDocuments(Object.values(read));
  return [
    ...context.problems,
    ...[...validateLearnFiles(read), ...validateDocuments(documents, context)].sort(byFile),
  ];
}

/** Returns the problems of file names, front matter, and the order of topics and lessons. */
export function validateLearnFiles(read: LearnRead): ContentProblem[] {
  return [
    ...Object.values(read).flatMap(({ problems }) => problems),
    ...validateTopics(read),
    ...validateNumbers(read.lessons),
    ...validatePlanned(read.lessons.entries),
  ];
}

function validateTopics({ topics, lessons }: LearnRead): ContentProblem[] {
  const names = [...topics.entries.map(({ name }) => name), ...topics.unread];
  const folders = new Set([
    ...names.map(({ slug = '' }) => slug),
    ...lessons.entries.map(({ name: { topic = '' } }) => topic),
  ]);
  const isTopic = (folder: string) => educationCourses.some((id) => id === folder);
  return [
    ...[...folders]
      .filter((folder) => folder !== '' && !isTopic(folder))
      .map((folder) => ({
        file: `content/education/${folder}`,
        message: 'is not a course; add it to content/education/topics.ts or take the folder away',
      })),
    ...educationCourses
      .filter((id) => !names.some(({ slug }) => slug === id))
      .map((id) => ({
        file: `content/education/${id}/index.md`,
        message: 'is missing; each course has one',
      })),
    ...topics.entries
      .filter(({ name, document }) => document.data.related.some((id) => id === name.slug))
      .map(({ document: { file } }) => ({
        file,
        field: 'related',
        message: 'names the topic itself; name three others',
      })),
  ];
}

/** Checks that a course's lessons are numbered 1, 2, 3 … without gaps, with no name used twice. */
function validateNumbers({ entries, unread }: LearnRead['lessons']): ContentProblem[] {
  const names = [...entries.map(({ name }) => name), ...unread];
  const has = (topic: string | undefined, number: number) =>
    names.some((name) => name.topic === topic && Number(name.number) === number);
  return entries.flatMap(({ name, document }, index) => {
    const problem = (message: string) => [{ file: document.file, line: 1, message }];
    if (name.topic === undefined) return [];
    if (TAKEN_SLUGS.some((slug) => slug === name.slug))
      return problem(`has the name of another page of the course, ${name.slug}; give it its own`);
    const number = Number(name.number);
    const twin = entries
      .slice(0, index)
      .find(
        ({ name: other }) =>
          other.topic === name.topic &&
          (Number(other.number) === number || other.slug === name.slug),
      );
    if (twin)
      return problem(
        `has the number or the name of ${twin.name.number}-${twin.name.slug}.md; give it its own`,
      );
    if (number === 1 || has(name.topic, number - 1)) return [];
    return problem(
      number === 0
        ? 'is lesson 0; number the lessons of a course from 1 on'
        : `is lesson ${number}, and there is no lesson ${number - 1}; name it ${number - 1}-${name.slug}.md, or add the one before it`,
    );
  });
}

/** Checks that modules of the certification, and no others, have planned hours; other times are computed. */
function validatePlanned(lessons: LearnRead['lessons']['entries']): ContentProblem[] {
  return lessons.flatMap(({ name, document }) => {
    const isPlanned = document.data.planned !== undefined;
    if (isPlanned === (name.topic === certificationTopic)) return [];
    return [
      document.problemIn(
        'planned',
        isPlanned
          ? 'belongs to modules of the certification alone; take the line out, the time is computed'
          : 'is missing; a module of the certification states its hours, like planned: 8 hours',
      ),
    ];
  });
}
