import { z } from 'zod';
import { type CourseId, educationTopics } from '@/content/education/topics';
import type { MarkdownDocument } from '@/lib/content/document';
import { frontMatter, isoDate, nameValue, text, upkeepFields } from '@/lib/content/fields';

export const levels = ['Beginner', 'Intermediate', 'Advanced'] as const;

const pageFields = {
  title: text('a title').max(80, 'expected at most 80 characters'),
  description: text('a description').max(300, 'expected at most 300 characters'),
  updatedAt: isoDate,
  ...upkeepFields,
};

const list = (what: string) =>
  z.array(text(what), `expected a list of ${what}`).min(1, `expected at least one ${what}`);

/** '8 hours' → 8. */
const hours = z
  .string('expected text like "8 hours"')
  .regex(/^[1-9]\d* hours?$/, 'expected text like "8 hours"')
  .transform((value) => Number.parseInt(value, 10));

const topicId = z.enum(educationTopics, {
  error: (issue) =>
    `unknown topic "${nameValue(issue.input)}"; use three of: ${educationTopics.join(', ')}`,
});

export const pageSchema = frontMatter(pageFields);

export const guideSchema = frontMatter({
  ...pageFields,
  tips: list('tip'),
  warnings: list('warning'),
});

export const lessonSchema = frontMatter({
  ...pageFields,
  /** The planned time of a certification module once it is complete. */
  planned: hours.optional(),
  level: z.enum(levels, `expected one of: ${levels.join(', ')}`),
});

export const topicSchema = frontMatter({
  ...pageFields,
  keyTopics: list('key topic'),
  outcomes: list('learning outcome'),
  related: z
    .array(topicId, 'expected a list of three topics')
    .length(3, 'expected three topics')
    .refine((ids) => new Set(ids).size === ids.length, 'names the same topic twice'),
});

/** What every text has besides its front matter: its slug, its Markdown and its parsed document. */
type Written = { slug: string; content: string; document: MarkdownDocument };

/** A page about the academy. Dates are in ISO 8601. */
export type WrittenPage = z.infer<typeof pageSchema> & Written;
export type Guide = z.infer<typeof guideSchema> & Written;

/** One module of a course. Its duration is computed from its text (study-time.ts). */
export type Lesson = z.infer<typeof lessonSchema> & Written;

export type Topic = z.infer<typeof topicSchema> & Written & { slug: CourseId; lessons: Lesson[] };

export type LearnContent = {
  topics: readonly Topic[];
  guides: readonly Guide[];
  pages: readonly WrittenPage[];
};
