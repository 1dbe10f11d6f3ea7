import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { educationTopics } from '@/content/education/topics';
import { contentDirectory } from '@/lib/content/content-directory';
import { ContentError, type ContentProblem } from '@/lib/content/content-error';
import { parseFrontMatter } from '@/lib/content/front-matter';
import { toBodyContext } from '@/lib/editorial/body-context';
import { type BodyContext, checkBody } from '@/lib/editorial/check-body';
import {
  guideSchema,
  type LearnContent,
  type Lesson,
  lessonSchema,
  pageSchema,
  type Topic,
  topicSchema,
} from './learn-schema';

const PAGE_FILE = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/;
const LESSON_FILE = /^(\d+)-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\.md$/;
const TOPIC_FILE = 'index.md';

/**
 * Everything under content/education, content/guides and content/pages. Throws one ContentError that
 * holds every problem of every file.
 */
export function readLearn(): LearnContent {
  const context = toBodyContext();
  const reader = new Reader(context);
  reader.problems.push(...context.problems);
  const topics = readTopics(reader);
  const guides = reader.readPages('guides', guideSchema);
  const pages = reader.readPages('pages', pageSchema);
  if (reader.problems.length > 0) throw new ContentError(reader.problems);
  return { topics, guides, pages };
}

/** Reads files one by one and keeps every problem it meets. */
class Reader {
  readonly problems: ContentProblem[] = [];

  constructor(private readonly context: BodyContext) {}

  /** One file as its fields and its text; undefined, with its problems kept, when it has any. */
  read<Schema extends z.ZodObject>(
    place: string,
    schema: Schema,
  ): (z.infer<Schema> & { content: string }) | undefined {
    const file = `content/${place}`;
    const front = parseFrontMatter(
      file,
      readFileSync(path.join(contentDirectory(), place), 'utf8'),
      schema,
    );
    const problems = Array.isArray(front)
      ? front
      : checkBody(file, front.content, front.firstLine, this.context);
    this.problems.push(...problems);
    if (Array.isArray(front) || problems.length > 0) return undefined;
    return { ...front.data, content: front.content.trim() };
  }

  /** Every Markdown file of a folder, each a page named by its file. */
  readPages<Schema extends z.ZodObject>(folder: string, schema: Schema) {
    return listMarkdown(folder).flatMap((name) => {
      const slug = PAGE_FILE.exec(name)?.[1];
      if (!slug) {
        this.refuseName(`${folder}/${name}`, 'beginners.md');
        return [];
      }
      const page = this.read(`${folder}/${name}`, schema);
      return page ? [{ ...page, slug }] : [];
    });
  }

  refuseName(place: string, example: string): void {
    this.problems.push({
      file: `content/${place}`,
      message: `name the file in lower-case letters, digits and single dashes, like ${example}`,
    });
  }
}

function readTopics(reader: Reader): Topic[] {
  for (const name of listFolders('education')) {
    if (educationTopics.some((id) => id === name)) continue;
    reader.problems.push({
      file: `content/education/${name}`,
      message: 'is not a topic; add it to content/education/topics.ts or take the folder away',
    });
  }
  return educationTopics.flatMap((slug) => {
    const place = `education/${slug}/${TOPIC_FILE}`;
    if (!existsSync(path.join(contentDirectory(), place))) {
      reader.problems.push({ file: `content/${place}`, message: 'is missing; each topic has one' });
      return [];
    }
    const topic = reader.read(place, topicSchema);
    const lessons = readLessons(reader, `education/${slug}`);
    if (!topic) return [];
    if (topic.related.includes(slug)) {
      reader.problems.push({
        file: `content/${place}`,
        field: 'related',
        message: 'names the topic itself; name three others',
      });
    }
    return [{ ...topic, slug, lessons }];
  });
}

/** The modules of a topic in the order of their numbers. */
function readLessons(reader: Reader, folder: string): Lesson[] {
  const lessons: (Lesson & { number: number })[] = [];
  for (const name of listMarkdown(folder)) {
    if (name === TOPIC_FILE) continue;
    const [, number, slug] = LESSON_FILE.exec(name) ?? [];
    if (!number || !slug) {
      reader.refuseName(`${folder}/${name}`, '1-what-a-peptide-is.md');
      continue;
    }
    const lesson = reader.read(`${folder}/${name}`, lessonSchema);
    if (!lesson) continue;
    const { duration, ...fields } = lesson;
    const twin = lessons.find((other) => other.number === Number(number) || other.slug === slug);
    if (twin) {
      reader.problems.push({
        file: `content/${folder}/${name}`,
        message: `has the number or the name of ${twin.number}-${twin.slug}.md; give it its own`,
      });
    }
    lessons.push({ ...fields, slug, minutes: duration, number: Number(number) });
  }
  return lessons.sort((a, b) => a.number - b.number).map(({ number: _, ...lesson }) => lesson);
}

function listMarkdown(folder: string): string[] {
  return readdirSync(path.join(contentDirectory(), folder))
    .filter((name) => name.endsWith('.md'))
    .sort();
}

function listFolders(folder: string): string[] {
  return readdirSync(path.join(contentDirectory(), folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
