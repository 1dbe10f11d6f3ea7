import type { MarkdownDocument } from '@/lib/content/document';
import { toBlocks } from '@/lib/markdown/blocks';
import { countWords } from '@/lib/text/reading-time';
import { findExercises } from './check-exercises';
import type { Lesson, Topic } from './schemas';

/**
 * What a lesson is taken to cost, in minutes; assumptions, not measurements. Plain silent reading runs at about
 * 238 words a minute (lib/text/reading-time.ts); who reads to learn goes back, looks up a word and opens a
 * reference, for which the pace is put at about two thirds of that.
 */
const WORDS_PER_MINUTE = 150;
const MINUTES_PER_FIGURE = 1;
const MINUTES_PER_EXERCISE = 2;

/**
 * What stands in a lesson: words with those of its tables, figures and fact boxes, and exercises, whose own words
 * count as the time that is taken to do them.
 */
export type LessonParts = { words: number; figures: number; exercises: number };

/** Counts a lesson's parts. */
export function countParts(document: MarkdownDocument): LessonParts {
  const { text } = document;
  const blocks = toBlocks(text.tree).filter(({ callout }) => callout !== 'EXERCISE');
  const figures = text.tree.children.filter(
    (node) => node.type === 'callout' && (node.kind === 'FIGURE' || node.kind === 'FACTBOX'),
  );
  return {
    words: blocks.reduce((sum, block) => sum + countWords(block.text), 0),
    figures: figures.length,
    exercises: findExercises(document).length,
  };
}

/** The time for a lesson's text, figures and exercises, in whole minutes from 1 on. */
export function getMinutes({ document }: Pick<Lesson, 'document'>): number {
  const { words, figures, exercises } = countParts(document);
  return Math.max(
    1,
    Math.ceil(
      words / WORDS_PER_MINUTE + figures * MINUTES_PER_FIGURE + exercises * MINUTES_PER_EXERCISE,
    ),
  );
}

/** The time for all lessons of a course, in minutes. */
export function getTotalMinutes({ lessons }: Pick<Topic, 'lessons'>): number {
  return lessons.reduce((sum, lesson) => sum + getMinutes(lesson), 0);
}

/** The hours that a course is planned to take once it is complete; 0 for one that is not planned in hours. */
export function getPlannedHours({ lessons }: Pick<Topic, 'lessons'>): number {
  return lessons.reduce((sum, { planned = 0 }) => sum + planned, 0);
}
