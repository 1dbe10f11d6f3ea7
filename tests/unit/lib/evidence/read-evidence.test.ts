import { expect, test } from 'vitest';
import { ContentError, type ContentProblem, formatProblem } from '@/lib/content/content-error';
import { parseEvidence, type RawEvidence } from '@/lib/evidence/read-evidence';

const seen = { url: 'https://example.org/paper', kind: 'abstract', date: '2026-11-22' };

const finding = {
  id: 'doe-2021.weight',
  reference: 'doe-2021',
  substances: ['semaglutide'],
  question: 'Does it lower body weight?',
  area: 'weight',
  outcome: 'Change in body weight',
  kind: 'benefit',
  primary: true,
  population: '200 adults',
  randomised: 200,
  intervention: '2.4 mg once a week',
  comparator: 'placebo',
  followUp: { value: 68, unit: 'weeks' },
  arms: [{ name: 'semaglutide', n: 100, events: 12, percent: 12 }],
  effect: { measure: 'hazard ratio', value: 0.8, low: 0.72, high: 0.9, level: 95 },
  result: 'favours intervention',
  seen,
  confidence: 'primary',
};

const study = { reference: 'doe-2021', design: 'randomised', seen };

const status = {
  slug: 'semaglutide',
  approvals: [
    { region: 'US', product: 'Wegovy', for: 'weight', since: '2021-06', state: 'approved', seen },
  ],
  compounding: { text: 'An approved medicine.', asOf: '2026-10', seen },
  antiDoping: { list: 2026, class: 'monitoring', named: true, text: 'Watched.', seen },
  references: ['doe-2021'],
  trials: 'Approved.',
  openQuestions: [],
};

const retractions = {
  comparedWith: 'some data',
  dataOf: '2026-08-21',
  checkedAt: '2026-11-22',
  byDoi: 1,
  byTopic: 0,
  notices: [],
};

const context = {
  isKnownReference: (key: string) => key === 'doe-2021',
  slugs: new Set(['semaglutide']),
};

/** The problems of evidence with the given files replaced, one formatted line per problem. */
function problemsOf(
  changes: Partial<RawEvidence>,
  unread: readonly ContentProblem[] = [],
): string[] {
  const raw = {
    findings: [finding],
    studies: [study],
    subjects: [],
    status: [status],
    retractions,
    ...changes,
  };
  try {
    parseEvidence(raw, context, unread);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(formatProblem);
  }
}

const withArm = (arm: object) => ({ findings: [{ ...finding, arms: [{ name: 'a', ...arm }] }] });
const withEffect = (effect: object) => ({
  findings: [{ ...finding, effect: { ...finding.effect, ...effect } }],
});

test('valid evidence is read without problems', () => {
  expect(problemsOf({})).toEqual([]);
});

test.each<[string, Partial<RawEvidence>]>([
  [
    'findings.json: roe-2020.x.reference: "roe-2020": no record of content/references.json has this key; add',
    { findings: [{ ...finding, reference: 'roe-2020', id: 'roe-2020.x' }] },
  ],
  [
    'findings.json: roe-2020.x.id: expected the id to begin with its reference and a dot',
    { findings: [{ ...finding, id: 'roe-2020.x' }] },
  ],
  [
    'findings.json: doe-2021.weight: occurs twice; keep one entry',
    { findings: [finding, finding] },
  ],
  [
    'findings.json: doe-2021.weight.effect: the interval 0.9 to 0.72 is upside down',
    withEffect({ low: 0.9, high: 0.72 }),
  ],
  [
    'findings.json: doe-2021.weight.effect: the value 0.95 lies outside its interval 0.72 to 0.9',
    withEffect({ value: 0.95 }),
  ],
  [
    'findings.json: doe-2021.weight.result: is what its own numbers say, "favours intervention"; take it out',
    { findings: [{ ...finding, direction: 'lower is better' }] },
  ],
  [
    'findings.json: doe-2021.weight: result is "favours intervention", and 0.8 (0.72 to 0.9) says "favours comparator"',
    { findings: [{ ...finding, direction: 'higher is better' }] },
  ],
  [
    'findings.json: doe-2021.weight.effect: give low, high and level together, or none',
    withEffect({ high: undefined }),
  ],
  [
    'findings.json: doe-2021.weight.arms.0: 12 of 100 is 12.0%, not 21%',
    withArm({ n: 100, events: 12, percent: 21 }),
  ],
  [
    'findings.json: doe-2021.weight.arms.0: 12 of 10 is more than all',
    withArm({ n: 10, events: 12 }),
  ],
  ['findings.json: doe-2021.weight.arms.0.n: expected a number above zero', withArm({ n: 0 })],
  [
    'findings.json: doe-2021.weight.studied: is given beside "randomised"; keep the one that tells',
    { findings: [{ ...finding, studied: 200 }] },
  ],
  [
    'findings.json: doe-2021.weight.comparator: is "none", which means that nothing was compared',
    { findings: [{ ...finding, comparator: 'none' }] },
  ],
  [
    'findings.json: doe-2021.weight.studied: the population does not say 2,000; write it there too',
    { findings: [{ ...finding, randomised: undefined, studied: 2000 }] },
  ],
  [
    'findings.json: doe-2021.weight.substances: "wonder" is no slug of the library; correct it, or',
    { findings: [{ ...finding, substances: ['wonder'] }] },
  ],
  [
    'findings.json: doe-2021.weight: "doe-2021" has no entry in studies.json; add one',
    { studies: [] },
  ],
  [
    'findings.json: doe-2021.weight.followup: unknown key; correct or remove it',
    { findings: [{ ...finding, followup: null }] },
  ],
  [
    'findings.json: doe-2021.weight.seen.url: names no source; write the address',
    { findings: [{ ...finding, seen: { kind: 'abstract', date: '2026-11-22' } }] },
  ],
  ['status.json: semaglutide: has no status; each slug has one', { status: [] }],
  [
    'status.json: wonder: is no slug of the library; correct or remove it',
    { status: [status, { ...status, slug: 'wonder' }] },
  ],
  [
    'status.json: semaglutide.compounding.seen: ',
    { status: [{ ...status, compounding: { text: 'x', asOf: '2026-10' } }] },
  ],
  [
    'status.json: semaglutide.compounding.asOf: is missing; add it, as text',
    { status: [{ ...status, compounding: { text: 'x', seen } }] },
  ],
  [
    'status.json: semaglutide.antiDoping.class: expected one of: S0, S2.1',
    { status: [{ ...status, antiDoping: { ...status.antiDoping, class: 'S9' } }] },
  ],
  [
    'status.json: semaglutide.parts: "x" has no status of its own; add it',
    { status: [status, { slug: 'semaglutide', parts: ['semaglutide', 'x'], trials: 'None.' }] },
  ],
  [
    'findings.json: doe-2021.weight.area: expected an area of content/evidence-map.json: weight',
    { findings: [{ ...finding, area: undefined }] },
  ],
  [
    'subjects.json: doe-2021: has findings, which name its areas; remove this entry',
    { subjects: [{ reference: 'doe-2021', substances: [], areas: ['weight'] }] },
  ],
  [
    'subjects.json: roe-2020.substances: "wonder" is no slug of the library',
    { subjects: [{ reference: 'roe-2020', substances: ['wonder'], areas: ['weight'] }] },
  ],
  [
    'retractions.json: roe-2020: no record of content/references.json has this key',
    {
      retractions: {
        ...retractions,
        notices: [
          { reference: 'roe-2020', kind: 'retraction', date: '2026', notice: {}, what: 'x', seen },
        ],
      },
    },
  ],
])('%s is reported', (expected, changes) => {
  expect(problemsOf(changes)).toContainEqual(expect.stringContaining(expected));
});

test('a missing result is derived from the numbers', () => {
  const { result: _, ...rest } = finding;
  const written = { ...rest, direction: 'lower is better' };
  expect(problemsOf({ findings: [written] })).toEqual([]);
  expect(problemsOf({ findings: [rest] })[0]).toContain('doe-2021.weight.result');
});

test('all problems of all files are reported in one run', () => {
  const lines = problemsOf({
    findings: [
      { ...finding, substances: ['wonder'], id: 'doe-2021.a' },
      { ...finding, arms: 'x' },
    ],
    studies: [{ ...study, reference: 'roe-2020' }],
    status: 'nothing',
    retractions: {},
  });
  for (const place of ['doe-2021.a.substances', 'doe-2021.weight.arms', 'roe-2020', 'semaglutide'])
    expect(lines).toContainEqual(expect.stringContaining(`: ${place}: `));
  expect(lines).toContain('content/evidence/status.json: expected a list of entries');
  expect(lines).toContainEqual(expect.stringMatching(/^content\/evidence\/retractions\.json: /));
});

test('the last digit of a percentage may be rounded down as well as up', () => {
  expect(problemsOf(withArm({ n: 335, events: 300, percent: 89.5 }))).toEqual([]);
  expect(problemsOf(withArm({ n: 335, events: 300, percent: 89.6 }))).toEqual([]);
  expect(problemsOf(withArm({ n: 335, events: 300, percent: 89.4 }))).toHaveLength(1);
});

test('an invalid JSON file hides no problem of other files, and its entries are not called missing', () => {
  const broken = { file: 'content/evidence/studies.json', line: 3, message: 'not valid JSON' };
  expect(
    problemsOf(
      { studies: undefined, findings: [{ ...finding, kind: 'benefits' }], retractions: undefined },
      [broken],
    ),
  ).toEqual([
    'content/evidence/studies.json:3: not valid JSON',
    expect.stringContaining('findings.json: doe-2021.weight.kind: '),
  ]);
});

test('a faulty study entry is reported itself, and the findings that refer to it are not', () => {
  expect(
    problemsOf({ studies: [{ ...study, seen: { ...study.seen, date: '22.11.2026' } }] }),
  ).toEqual([
    expect.stringContaining('studies.json: doe-2021.seen.date: expected a day like 2026-11-22'),
  ]);
});
