/** Questions in a self-test, the groups that it is even over, what matters most first, and what one is called. */
export const selfTestSet = { size: 10, evenly: ['lesson', 'kind'], noun: 'question' } as const;

/** What a self-test is without JavaScript. */
export const SETS_WITHOUT_SCRIPT =
  'JavaScript is switched off in this browser. The exercises of set 1 stand below with their answers, each to be opened after you have tried; other sets and the result need JavaScript.';

/** What a self-test says of itself, on the page and on its sheet. */
export const NO_CERTIFICATE = 'No certificate, no credit.';

/** Where slips of numbers are taught. */
export const slipLesson = {
  href: '/education/safety/measuring-without-tenfold-errors',
  title: 'Measuring without tenfold errors',
} as const;
