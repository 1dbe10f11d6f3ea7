import { expect, test } from 'vitest';
import {
  describeStudy,
  formatDirections,
  formatPayer,
  formatReading,
  pickTold,
  toMainFirst,
} from '@/lib/evidence/describe-study';
import type { Finding, Study } from '@/lib/evidence/evidence-schema';
import { formatDeaths } from '@/lib/evidence/finding-text';
import { requireReferences } from '@/lib/references/references';
import { reference } from '@/tests/fixtures/content-directory';
import { finding } from '@/tests/fixtures/finding';

const benefit = finding({ comparator: 'placebo, with the same advice' });
const harm: Finding = { ...benefit, kind: 'harm', result: 'favours comparator' };

test('the overall direction is that of the primary benefits, plus harms if worse', () => {
  const other: Finding = { ...benefit, result: 'no clear difference' };
  expect(formatDirections([])).toBeUndefined();
  expect(formatDirections([benefit, { ...other, primary: false }])).toBe(
    'Better than with placebo',
  );
  expect(formatDirections([benefit, other])).toBe('Mixed results');
  expect(formatDirections([benefit, harm])).toBe(
    'Better than with placebo; harm: worse than with placebo',
  );
  const told: Finding = { ...benefit, confidence: 'secondary' };
  expect(formatDirections([told])).toBe('Better than with placebo (reported only)');
  expect(formatDirections([harm])).toBe('Harm: worse than with placebo');
  expect(formatDirections([harm, { ...harm, comparator: 'another drug' }])).toBe(
    'Harm: worse than with placebo',
  );
});

test('only a harm that the directions tell is picked beside the benefits', () => {
  const described: Finding = { ...harm, result: 'descriptive' };
  expect(pickTold([benefit, described])).toEqual({ shown: [benefit], against: undefined });
  expect(pickTold([benefit, described, harm]).against).toBe(harm);
  expect(pickTold([described])).toEqual({ shown: [described], against: undefined });
});

test('deaths are told with the figures of the groups that have any, else with a note', () => {
  const arms = [{ name: 'drug', n: 93, events: 1 }, { name: 'placebo' }];
  expect(formatDeaths({ ...harm, outcome: 'Deaths', arms })).toBe('Deaths: 1 of 93 with drug');
  expect(formatDeaths({ ...harm, outcome: 'Nausea', arms })).toBeUndefined();
  const untold: Finding = { ...harm, outcome: 'Deaths', arms: [], note: undefined };
  expect(formatDeaths(untold)).toBeUndefined();
  expect(formatDeaths({ ...untold, note: 'Six died. The groups were unequal.' })).toBe(
    'Deaths: six died',
  );
});

test('primary outcomes come first, benefits before harms', () => {
  const minor: Finding = { ...benefit, primary: false };
  expect(toMainFirst([harm, minor, benefit])).toEqual([benefit, minor, harm]);
});

test.each<[Partial<Study>, string]>([
  [{ funding: 'Novo Nordisk', sponsorIsMaker: true }, 'paid by Novo Nordisk, the maker'],
  [{ funding: 'CohBar (maker)', sponsorIsMaker: true }, 'paid by CohBar, the maker'],
  [{ funding: 'Merck staff among the authors', sponsorIsMaker: true }, 'the maker took part'],
  [{ funding: 'University of Arkansas', sponsorIsMaker: false }, 'paid by University of Arkansas'],
  [{ sponsorIsMaker: false }, 'not paid by the maker'],
  [{}, 'payer not known'],
])('who paid, from %j, is said in a few words', (study, words) => {
  expect(
    formatPayer({ reference: 'doe-2021', design: 'trial', seen: benefit.seen, ...study }),
  ).toBe(words);
});

test('a record is described in one line: kind, people and payer as far as they are known', () => {
  const [trial, label, unclear] = requireReferences([
    'wilding-2021-step1',
    'fda-egrifta-label',
    'frieboes-1995-ghrp6-sleep',
  ]);
  if (!trial || !label || !unclear) throw new Error('the records are gone');
  expect(describeStudy(trial)).toEqual({
    line: 'Randomised trial, 1,961 people, paid by Novo Nordisk, the maker',
    short: 'Randomised trial, 1,961 people',
    noun: 'study',
  });
  expect(describeStudy(label).noun).toBe('source');
  // Its design says that the randomised status is not stated.
  expect(describeStudy(unclear).short).toMatch(/^Trial not known to be randomised/);
  expect(describeStudy({ ...reference, id: 'none-of-ours' }).line).toBe('Randomised trial');
});

test('a company announcement is labelled as one', () => {
  const announced = { ...reference, 'container-title': 'Company announcement of March 2021' };
  expect(formatReading(benefit, reference)).toBeUndefined();
  expect(formatReading({ ...benefit, confidence: 'secondary' }, reference)).toBe(
    'reported; the paper was not opened',
  );
  expect(formatReading(benefit, announced)).toBe('announced by the company');
  expect(formatReading({ ...benefit, confidence: 'agreed' }, announced)).toBe(
    'announced by the company, figures as two reports give them',
  );
});
