import type { CourseId } from './education/topics';
import { PRACTICE_PATH } from './paths';

/** The file with all that the drills are chosen from. */
export const DRILLS_FILE = `${PRACTICE_PATH}/drills.json`;

/** The courses that the drills are taken from. */
export const practiceCourses = ['fundamentals', 'safety', 'methods'] as const satisfies CourseId[];

/** Exercises in a set, the groups that it is even over, what matters most first, and what one is called. */
export const practiceSet = {
  size: 20,
  evenly: ['kind', 'course', 'lesson'],
  noun: 'drill',
} as const;
export const selfTestSet = { size: 10, evenly: ['lesson', 'kind'], noun: 'question' } as const;

/** What the practice room and a self-test are without JavaScript. */
export const SETS_WITHOUT_SCRIPT =
  'JavaScript is switched off in this browser. The exercises of set 1 stand below with their answers, each to be opened after you have tried; other sets and the result need JavaScript.';

/** What a self-test says of itself, on the page and on its sheet. */
export const NO_CERTIFICATE = 'No certificate, no credit.';

/** Where slips of numbers are taught. */
export const slipLesson = {
  href: '/education/safety/measuring-without-tenfold-errors',
  title: 'Measuring without tenfold errors',
} as const;
