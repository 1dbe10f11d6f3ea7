/** Questions in a self-test, and in the one that ends all courses; the groups that they are even over, what matters most first. */
export const selfTestSet = { size: 10, evenly: ['lesson', 'kind'] } as const;
export const finalSet = { size: 20, evenly: ['course', 'kind', 'lesson'] } as const;

/** What a self-test is without JavaScript. */
export const SETS_WITHOUT_SCRIPT =
  'JavaScript is switched off in this browser. The questions of set 1 stand below with their answers, each to be opened after you have tried; other sets and the result need JavaScript.';

/** What a self-test says of itself, on the page and on its sheet. */
export const NO_CERTIFICATE = 'No certificate, no credit.';

/** Where slips of numbers are taught. */
export const slipLesson = {
  href: '/education/safety/measuring-without-tenfold-errors',
  title: 'Measuring without tenfold errors',
} as const;
