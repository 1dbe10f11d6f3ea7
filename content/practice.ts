/** The size of a course's self-test and of the final one, and the groups to spread it over, most important first. */
export const selfTestSet = { size: 10, evenly: ['lesson', 'kind'] } as const;
export const finalSet = { size: 20, evenly: ['course', 'kind', 'lesson'] } as const;

/** Shown on a self-test page when JavaScript is off. */
export const SETS_WITHOUT_SCRIPT =
  'JavaScript is switched off in this browser. The questions of set 1 are below, with their answers, each to be opened after you have tried; other sets and the result need JavaScript.';

/** The disclaimer on the page of a self-test and on its printed sheet. */
export const NO_CERTIFICATE = 'No certificate, no credit.';

/** The lesson that teaches how to avoid tenfold errors. */
export const slipLesson = {
  href: '/education/safety/measuring-without-tenfold-errors',
  title: 'Measuring without tenfold errors',
} as const;
