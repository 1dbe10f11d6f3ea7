import { describe, expect, test } from 'vitest';
import { checkNumbers } from '@/lib/evidence/check-numbers';
import { toKnownNumbers } from '@/lib/evidence/known-numbers';
import { parseText } from '@/lib/markdown/parse-text';
import { toStatements } from '@/lib/markdown/statements';
import type { Reference } from '@/lib/references/references';
import { finding } from '@/tests/fixtures/finding';

const record: Reference = {
  id: 'doe-2021',
  type: 'article-journal',
  title: 'A trial of 26 weeks',
  author: [],
  'container-title': 'Journal of Examples',
  issued: { 'date-parts': [[2021, 6, 9]] },
  volume: '384',
  page: '989-1002',
  DOI: '10.1000/777',
  custom: {
    study: 'rct',
    species: 'human',
    topics: [],
    facts: ['1,961 adults; weight changed by -14.9%, ratio 0.50', 'Two mice died on 3 May'],
    moreAuthors: false,
  },
};

const seen = { url: 'https://example.org', kind: 'abstract', date: '2026-11-23' } as const;
const known = toKnownNumbers(
  record,
  [
    finding({
      id: 'doe-2021.nausea-31',
      outcome: 'Nausea by week 20',
      population: 'adults aged 18 or more',
      randomised: 1306,
      intervention: '2.4 mg',
      followUp: { value: 68, unit: 'weeks' },
      arms: [{ name: 'drug', n: 655, events: 44, percent: 6.7 }],
      effect: { measure: 'risk ratio', value: 1.3, low: 1.1, high: 1.6, level: 95 },
      p: '<0.001',
      note: 'Open label for 9 months',
      seen,
    }),
  ],
  { reference: 'doe-2021', design: 'parallel, 81 sites', registration: 'NCT00000042', seen },
);

/** Runs checkNumbers on Markdown that cites the record; returns its counts and messages. */
function check(markdown: string, isSupposed = false) {
  const statements = toStatements(parseText(markdown).tree).map(({ text, sums }) => ({
    text,
    sums,
    keys: ['doe-2021'],
    file: 'content/posts/a.md',
    line: 9,
    isSupposed,
  }));
  const { problems, ...totals } = checkNumbers(statements, (key) =>
    key === 'doe-2021' ? known : undefined,
  );
  return { ...totals, messages: problems.map(({ message }) => message) };
}

describe('numbers checked against the cited record', () => {
  test.each([
    'In 1961 adults weight fell by 14.9%, a ratio of 0.5.',
    'In 1,961 adults it changed by -14.90%.',
    'Two mice and 2 other mice died on 3 May 2021.',
    'The paper came out on 9 June 2021.',
    '44 of 655, or 6.7%, in 26 weeks: 1.3 (95% confidence interval 1.1 to 1.6; p<0.001).',
    'Over 68 weeks at 81 sites 1,306 people of 18 or more had 2.4 mg, 9 months of it open.',
    'BPC-157 in phase 2, with no figure.',
  ])('accepts: %s', (text) => expect(check(text).messages).toEqual([]));

  test.each([
    ['It lasted 16 months.', '16'],
    ['In 2020 it began.', '2020'],
    ['It fell by 0.149.', '0.149'],
    ['three mice died.', 'three'],
    ['They died on 4 May.', '4 May'],
    ['It stands on page 989 of volume 384.', '989'],
    ['Trial 42 of 777.', '42'],
    ['An outcome called 31, read on the 23rd.', '31'],
  ])('reports: %s', (text, stray) => {
    expect(check(text).messages[0]).toContain(`${stray} is in no record of @doe-2021`);
  });
});

test('a problem quotes the sentence and the nearest number of the record', () => {
  expect(check('Weight fell by 14.8% in all.').messages).toEqual([
    '14.8 is in no record of @doe-2021, whose nearest number is 14.9: "Weight fell by 14.8% in all."',
  ]);
});

describe('arithmetic', () => {
  test('is recomputed, from known numbers and constants only', () => {
    const report = check('That is 13.5 [= 81 / 6.7 * 1.1167] sites.');
    expect(report.messages[0]).toContain('1.1167 is given by no cited record');
    expect(check('About 933 [= 14.9 * 1,306 / 20.86].').messages).toHaveLength(1);
    expect(check('That is 6.7% [= 100 * 44 / 655] of them.')).toMatchObject({
      messages: [],
      byArithmetic: 1,
      checked: 1,
    });
  });

  test('with a wrong result is reported with the right one', () => {
    expect(check('That is 6.9% [= 100 * 44 / 655].').messages).toEqual([
      '"[= 100 * 44 / 655]": comes to 6.717557, not to 6.9',
    ]);
  });

  test('may use an earlier result of the same sentence', () => {
    const text = 'A gap of 611 [= 655 - 44], twice that 1,222 [= 611 * 2].';
    expect(check(text)).toMatchObject({ messages: [], byArithmetic: 2 });
  });

  test('and digits in citations, links, terms, list markers and code are not checked', () => {
    const marks =
      '[the trial](/blog/step-1-of-9#part-2) `npm 5` [@wilding-2021-step1] [[half-life-2|a term]]';
    expect(check(`1. It took 26 weeks: ${marks}`)).toMatchObject({ messages: [], checked: 1 });
  });

  test('needs a number before it', () => {
    expect(check('So much [= 655 - 44].').messages).toEqual([
      '"[= 655 - 44]": no number precedes it',
    ]);
  });
});

test('chain lengths from the library and the number of works cited need no record', () => {
  expect(check('A chain of 44 amino acids in two trials.').messages).toHaveLength(0);
  expect(check('A chain of 45 amino acids.').messages).toHaveLength(1);
  expect(check('44 people, then seven trials.').messages).toHaveLength(1);
});

test('supposed numbers are counted but not reported', () => {
  expect(check('Suppose 7,777 people.', true)).toMatchObject({
    messages: [],
    checked: 1,
    bySupposition: 1,
  });
});

test('a statement that cites no known record is left to the citation checks', () => {
  const statement = { text: '5 mg', keys: ['unknown'], file: 'a.md' };
  expect(checkNumbers([statement, { ...statement, keys: [] }], () => undefined).checked).toBe(0);
});

test('a sum of any numbers is recomputed even if nothing is cited or all is supposed', () => {
  const statement = { file: 'a.md', keys: [], line: 3, text: 'Half of 11.4 is 5.8.' };
  const sums = (sum: string) => [{ sum, index: statement.text.length }];
  const report = (sum: string, more = {}) =>
    checkNumbers([{ ...statement, sums: sums(sum), ...more }], (key) =>
      key === 'doe-2021' ? known : undefined,
    );
  const supposed = { keys: ['doe-2021'], isSupposed: true };
  for (const more of [{}, supposed]) {
    expect(report('11.4 / 2', more).problems).toEqual([
      { file: 'a.md', line: 3, message: '"[= 11.4 / 2]": comes to 5.7, not to 5.8' },
    ]);
    expect(report('11.6 / 2', more)).toMatchObject({ problems: [], byArithmetic: 0 });
  }
});
