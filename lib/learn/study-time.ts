import type { MarkdownDocument } from '@/lib/content/document';
import { toBlocks } from '@/lib/markdown/blocks';
import { countWords } from '@/lib/text/reading-time';
import { findExercises } from './check-exercises';
import type { Lesson, Topic } from './schemas';

/**
 * Assumed study times in minutes, not measurements. Silent reading runs at about 238 words a minute
 * (lib/text/reading-time.ts); learners reread, look up words and open references, so their pace is set to about two
 * thirds of that.
 */
const WORDS_PER_MINUTE = 150;
const MINUTES_PER_FIGURE = 1;
const MINUTES_PER_EXERCISE = 2;

/**
 * Counts the parts of a lesson: words, also those of tables, figures and fact boxes; figures, with fact
 * boxes; and exercises, whose words are not counted because their time includes reading them.
 */
export function countParts(document: MarkdownDocument) {
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

/** Returns the study time of a lesson's text, figures and exercises, in whole minutes (from 1). */
export function getMinutes({ document }: Pick<Lesson, 'document'>): number {
  const { words, figures, exercises } = countParts(document);
  return Math.max(
    1,
    Math.ceil(
      words / WORDS_PER_MINUTE + figures * MINUTES_PER_FIGURE + exercises * MINUTES_PER_EXERCISE,
    ),
  );
}

/** Returns the study time of all lessons of a course, in minutes. */
export function getTotalMinutes({ lessons }: Pick<Topic, 'lessons'>): number {
  return lessons.reduce((sum, lesson) => sum + getMinutes(lesson), 0);
}

/** Returns the hours that a course is planned to take once it is complete; 0 if not planned. */
export function getPlannedHours({ lessons }: Pick<Topic, 'lessons'>): number {
  return lessons.reduce((sum, { planned = 0 }) => sum + planned, 0);
}
