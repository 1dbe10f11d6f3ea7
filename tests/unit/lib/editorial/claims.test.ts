import { describe, expect, test } from 'vitest';
import { formatProblem } from '@/lib/content/content-error';
import { findBareRatios } from '@/lib/editorial/claims/bare-ratios';
import { checkClaims, findClaims } from '@/lib/editorial/claims/check-claims';
import { formatClaims } from '@/lib/editorial/claims/claim-lock';
import { CHANGES } from '@/lib/editorial/claims/claim-words';
import type { Claims } from '@/lib/editorial/claims/claims-schema';
import { confirmClaims, findNamed } from '@/lib/editorial/claims/confirm-claims';
import { findStrayNumbers } from '@/lib/editorial/rules/cited-numbers';
import type { Corpus } from '@/lib/editorial/rules/corpus';
import { toBibliography } from '@/lib/editorial/rules/read-corpus';
import type { Finding } from '@/lib/evidence/evidence-schema';
import { NO_EVIDENCE } from '@/lib/evidence/read-evidence';
import { reference } from '@/tests/fixtures/content-directory';
import { articleSource, makeCorpus, toReferencesJson } from '@/tests/fixtures/corpus';

const seen = { url: 'https://example.org', kind: 'abstract', date: '2026-11-23' } as const;

const weight: Finding = {
  id: 'one-2021.weight',
  reference: 'one-2021',
  substances: ['semaglutide'],
  question: 'Does it lower weight?',
  area: 'weight',
  outcome: 'Change in body weight',
  kind: 'benefit',
  primary: true,
  population: '655 adults with obesity',
  intervention: 'the drug',
  comparator: 'placebo',
  followUp: { value: 68, unit: 'weeks' },
  direction: 'lower is better',
  arms: [
    { name: 'semaglutide', n: 400, value: -14.9, unit: '%' },
    { name: 'placebo', n: 255, value: -2.4, unit: '%' },
  ],
  effect: { measure: 'hazard ratio', value: 0.8, low: 0.72, high: 0.9, level: 95 },
  result: 'favours intervention',
  seen,
  confidence: 'primary',
};

const SENTENCE = 'Weight fell by 14.9% on semaglutide and by 2.4% on placebo over 68 weeks.';
const NONE: Claims = { claims: {}, records: {} };
const everything = { isNamed: () => true };

const nausea: Finding = {
  ...weight,
  id: 'one-2021.nausea',
  question: 'Does it make people sick?',
  outcome: 'Nausea',
  kind: 'harm',
  arms: [
    { name: 'semaglutide', n: 400, percent: 44 },
    { name: 'placebo', n: 255, percent: 16 },
  ],
  effect: undefined,
};

const stopping: Finding = {
  ...nausea,
  id: 'one-2021.stopping',
  question: 'Do people stop it because of side effects?',
  outcome: 'Stopped because of side effects',
  arms: [
    { name: 'semaglutide', n: 400, percent: 7 },
    { name: 'placebo', n: 255, percent: 3 },
  ],
};

function corpusOf(body: string, findings: readonly Finding[] = [weight, nausea, stopping]): Corpus {
  const rats = {
    study: 'preclinical-animal',
    species: 'rat',
    facts: ['12 rats, given it twice a day: deep wounds in the skin closed faster and bled less'],
  };
  const references = toReferencesJson({
    'one-2021': { custom: { ...reference.custom, facts: [] } },
    'rat-2020': { custom: { ...reference.custom, ...rats } },
  });
  return makeCorpus(
    { 'posts/good.md': articleSource({}, body) },
    {
      bibliography: toBibliography(references),
      evidence: { ...NO_EVIDENCE, findings },
    },
  );
}

const confirmAll = (corpus: Corpus) =>
  confirmClaims(corpus, NONE, findClaims(corpus, NONE), everything).claims;

const report = (corpus: Corpus, claims: Claims) => checkClaims(corpus, claims).map(formatProblem);

describe('confirmed claims', () => {
  const corpus = corpusOf(`${SENTENCE}[@one-2021]`);
  const claims = confirmAll(corpus);

  test('a claim is bound to the findings that give its numbers, and nothing is reported', () => {
    expect(claims.claims).toEqual({
      'content/posts/good.md': [{ text: SENTENCE, rests: ['one-2021.weight'] }],
    });
    expect(report(corpus, claims)).toEqual([]);
  });

  test('the file has one line per claim and reads back unchanged', () => {
    const text = formatClaims(claims);
    expect(JSON.parse(text)).toEqual(claims);
    expect(text.split('\n').filter((line) => line.includes(SENTENCE))).toHaveLength(1);
  });

  test.each([
    ['a value', SENTENCE.replace('14.9', '15.9')],
    ['a direction', SENTENCE.replace('fell', 'rose')],
    ['swapped groups', SENTENCE.replace('14.9', 'X').replace('2.4', '14.9').replace('X', '2.4')],
    ['a time', SENTENCE.replace('weeks', 'months')],
  ])('%s: the change is reported with the confirmed sentence', (_, changed) => {
    const [problem] = report(corpusOf(`${changed}[@one-2021]`), claims).filter((line) =>
      line.includes('changed since it was confirmed; "'),
    );
    expect(problem).toMatch(/^content\/posts\/good\.md:9: /);
    expect(problem).toContain(`it was: "${SENTENCE}"`);
  });

  test('a label sentence is reported if it changed, and is not compared with findings', () => {
    const corpus = corpusOf('Nothing is said.');
    const place = { file: 'content/labels/one.yaml', line: 4, field: 'one.pregnancy' };
    const text = 'Stop at least 2 months before.';
    const confirmed = {
      claims: { [`${place.file}#${place.field}`]: [{ text, rests: [] }] },
      records: {},
    };
    const reportHeld = (held: string) =>
      report(
        { ...corpus, verbatimStatements: [{ ...place, text: held, keys: ['rat-2020'] }] },
        confirmed,
      ).filter((line) => line.startsWith(place.file));
    expect(reportHeld(text)).toEqual([]);
    expect(reportHeld(text.replace('months', 'weeks'))).toEqual([
      expect.stringMatching(/one\.yaml:4: .*changed since it was confirmed/),
    ]);
  });

  test('a changed finding is reported with the number of sentences based on it', () => {
    const later = { ...weight, followUp: { value: 72, unit: 'weeks' } as const };
    const problems = report(corpusOf(`${SENTENCE}[@one-2021]`, [later]), claims);
    expect(problems).toContainEqual(
      expect.stringMatching(/findings\.json: one-2021\.weight: changed .* 1 sentences rest on it/),
    );
  });

  test('a sentence that was removed or cites another paper is reported', () => {
    expect(report(corpusOf('Nothing is said.'), claims)).toContainEqual(
      expect.stringContaining('no such place states anything now'),
    );
    expect(report(corpusOf(`${SENTENCE}[@rat-2020]`), claims)).toContainEqual(
      expect.stringContaining('was confirmed against one-2021.weight and cites @rat-2020'),
    );
  });

  test('a claim bound to an unknown finding is reported', () => {
    const wrong = {
      ...claims,
      claims: { 'content/posts/good.md': [{ text: SENTENCE, rests: ['one-2021.none', 'two.x'] }] },
    };
    const problems = report(corpus, wrong).join('\n');
    expect(problems).toContain('rests on one-2021.none, which is no finding, record or status');
    expect(problems).toContain('rests on two.x');
  });

  test('a claim that a check doubts is confirmed only with a reason, which is stored', () => {
    const doubted = corpusOf('Weight rose by 14.9%.[@one-2021]');
    const found = findClaims(doubted, NONE);
    const refused = confirmClaims(doubted, NONE, found, everything);
    expect(refused.refused).toHaveLength(1);
    expect(refused.claims.claims['content/posts/good.md']).toEqual([]);
    const waived = confirmClaims(doubted, NONE, found, { ...everything, waived: 'quoted' });
    expect(report(doubted, waived.claims)).toEqual([]);
    expect(waived.claims.claims['content/posts/good.md']?.[0]?.waived).toBe('quoted');
  });

  test('a claim that a later check doubts is waived with a reason, like a new one', () => {
    const doubted = corpusOf('Weight rose by 14.9%.[@one-2021]');
    const place = 'content/posts/good.md';
    const text = 'Weight rose by 14.9%.';
    const before: Claims = {
      claims: { [place]: [{ text, rests: ['one-2021.weight'] }] },
      records: confirmAll(doubted).records,
    };
    expect(report(doubted, before)).toEqual([expect.stringContaining('"rose"')]);
    const { claims } = confirmClaims(doubted, before, findClaims(doubted, before), {
      ...everything,
      waived: 'quoted',
    });
    expect(claims.claims[place]).toEqual([{ text, rests: ['one-2021.weight'], waived: 'quoted' }]);
    expect(report(doubted, claims)).toEqual([]);
  });

  test('confirming one file leaves the claims of other files as they are, even lost ones', () => {
    const before = confirmAll(corpus);
    const gone = corpusOf('Nothing is said here.');
    const { claims } = confirmClaims(gone, before, [], { isNamed: () => false });
    expect(claims.claims).toEqual(before.claims);
  });
});

const TABLE = '| Harm | Drug | Placebo |\n| --- | --- | --- |';

/** The message expected for a sentence that is wrong in each aspect. */
const SAID = {
  direction: /which is a (?:fall|rise) in|says the opposite|of the same/,
  arm: /is given for the wrong group|are given without their groups/,
  species: /speaks of none|studied none/,
  factor: / about |, and @rat-2020 says twice a day/,
  difference: /does not say so|found none/,
  design: /says so|, and @one-2021 is: /,
  outcome: /of different outcomes|tells a change|does not come out/,
  status: /says nothing of that/,
};

describe('comparison of a sentence with its findings', () => {
  const faultsOf = (body: string) =>
    findClaims(corpusOf(body), NONE).flatMap(({ faults }) => [...faults]);

  test.each<[string, keyof typeof SAID]>([
    ['Weight rose by 14.9%.[@one-2021]', 'direction'],
    ['It was 2.4% on semaglutide and 14.9% on placebo.[@one-2021]', 'arm'],
    ['Weight fell by 14.9% in mice.[@one-2021]', 'species'],
    ['It closed wounds in 12 patients.[@rat-2020]', 'species'],
    ['Twice as many lost 14.9%.[@rat-2020]', 'factor'],
    ['There was no clear difference at 12.[@rat-2020]', 'difference'],
    ['A register of 12 rats.[@rat-2020]', 'design'],
    ['In two registers of 400 people nausea was felt by 44%.[@one-2021]', 'design'],
    ['Nausea was felt by 16% on the drug and 44% on placebo.[@one-2021]', 'arm'],
    ['Nausea was felt by 16% against 44%.[@one-2021]', 'arm'],
    ['It was 44%, against 16% on semaglutide.[@one-2021]', 'arm'],
    [`${TABLE}\n| Nausea | 16%[@one-2021] | 44% |`, 'arm'],
    ['Nausea was felt by 44% against 3%.[@one-2021]', 'outcome'],
    ['Nausea was felt by 44% on the drug and 3% on placebo.[@one-2021]', 'outcome'],
    [`${TABLE}\n| Nausea | 44%[@one-2021] | 3% |`, 'outcome'],
    ['Weight fell by 44%.[@one-2021]', 'outcome'],
    ['It made 7 of 400 (7%) stop.[@one-2021]', 'outcome'],
    ['Fewer felt sick: 44% against 16%.[@one-2021]', 'direction'],
    ['There was more of it (hazard ratio 0.8).[@one-2021]', 'direction'],
    ['In 12 rats deep wounds in the skin bled more.[@rat-2020]', 'direction'],
    ['Nausea was half as common with placebo as without: 44% against 16%.[@one-2021]', 'factor'],
    ['It was given once a day to 12 rats.[@rat-2020]', 'factor'],
    ['It was banned for 12 rats.[@rat-2020]', 'status'],
  ])('%s: %s', (body, aspect) => {
    expect(faultsOf(body).join('; ')).toMatch(SAID[aspect]);
  });

  test.each([
    `${SENTENCE}[@one-2021]`,
    'It was 14.9% on semaglutide and 2.4% on placebo.[@one-2021]',
    'It was not 2.4% in mice.[@one-2021]',
    'Weight did not rise by 14.9%.[@one-2021]',
    'Nausea was felt by 44% against 16%, and 7% and 3% stopped because of side effects.[@one-2021]',
    'More felt sick: 44% on semaglutide and 16% on placebo.[@one-2021]',
    `${TABLE}\n| Nausea | 44%[@one-2021] | 16% |`,
    'It made 28 of 400 (7%) stop.[@one-2021]',
    'It was given twice a day to 12 rats, whose wounds bled less.[@rat-2020]',
  ])('nothing is wrong with: %s', (body) => {
    expect(faultsOf(body)).toEqual([]);
  });

  test('no word is listed for both directions', () => {
    const words = (form: RegExp) => form.source.match(/[a-z]{3,}/g) ?? [];
    const down = new Set(words(CHANGES.down));
    expect(words(CHANGES.up).filter((word) => down.has(word))).toEqual([]);
  });
});

describe('a citation that names one finding', () => {
  const problemsOf = (body: string) => {
    const corpus = corpusOf(body);
    return [...checkClaims(corpus, confirmAll(corpus)), ...findStrayNumbers(corpus)].map(
      formatProblem,
    );
  };

  test('checks the sentence against that finding only', () => {
    expect(problemsOf('Nausea was felt by 44% against 16%.[@one-2021#nausea]')).toEqual([]);
    expect(problemsOf('Nausea was felt by 7%.[@one-2021#nausea]')).toContainEqual(
      expect.stringContaining('7 is in no record of @one-2021'),
    );
  });

  test('must name an existing finding, on the substance that the sentence names', () => {
    expect(problemsOf('Nausea was felt by 44%.[@one-2021#sick]')).toContainEqual(
      expect.stringMatching(
        /^content\/posts\/good\.md:9: \[@one-2021#sick\] is no finding; of one-2021 there are: #weight, #nausea, #stopping/,
      ),
    );
    expect(problemsOf('On tirzepatide 44% felt sick.[@one-2021#nausea]')).toContainEqual(
      expect.stringContaining('is a finding of semaglutide, and the sentence names tirzepatide'),
    );
  });
});

test('the summary of a record is compared with its findings', () => {
  const corpus = corpusOf('Nothing is said.');
  const bibliography = corpus.bibliography.map((record) => ({
    ...record,
    reference: {
      ...record.reference,
      custom: {
        ...record.reference.custom,
        summary: ['Nausea in 16% on the drug, 44% on placebo'],
      },
    },
  }));
  expect(checkClaims({ ...corpus, bibliography }, NONE).map(formatProblem)).toContainEqual(
    expect.stringMatching(/^content\/references\.json.*16 is given for the wrong group/),
  );
});

test('a citation covers the sentences of its bullet back to the previous citation', () => {
  const problems = findStrayNumbers(
    corpusOf('- It was 77% once. Later it was 14.9%.[@one-2021] Then 88%.'),
  ).map(formatProblem);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('77 is in no record');
});

test('a number whose unit differs from that of its record is reported', () => {
  const problems = findStrayNumbers(corpusOf('For 68 months, 0.8 times.[@one-2021]')).map(
    formatProblem,
  );
  expect(problems).toEqual([
    expect.stringContaining('68 is in months here and in weeks in @one-2021'),
  ]);
});

test('a ratio needs its interval once on the page', () => {
  const bare = 'The hazard ratio was 0.8.[@one-2021]';
  expect(findBareRatios(corpusOf(bare)).map(formatProblem)).toEqual([
    expect.stringContaining('without its interval, 0.72 to 0.9 (one-2021.weight)'),
  ]);
  expect(findBareRatios(corpusOf(`${bare} It was between 0.72 and 0.9.[@one-2021]`))).toEqual([]);
});

const FILES = [
  'content/posts/from-mouse-to-human.md',
  'content/education/researchers/5-from-mouse-to-human.md',
  'content/labels/semaglutide.yaml',
  'content/peptides/semaglutide.yaml',
];

test.each([
  ['from-mouse-to-human.md', FILES[0]],
  ['labels/semaglutide.yaml', FILES[2]],
  ['./content/peptides/semaglutide.yaml', FILES[3]],
  ['posts\\from-mouse-to-human.md', FILES[0]],
])('the name %s means one file', (name, file) => {
  expect([...findNamed([...FILES, ...FILES], [name])]).toEqual([file]);
});

test.each([
  ['human.md', 'no file that claims anything has this name; nothing was confirmed'],
  ['semaglutide.yaml', `name one of ${FILES[2]}, ${FILES[3]}; nothing was confirmed`],
])('the name %s, of no file or of several, is refused', (name, message) => {
  expect(() => findNamed(FILES, [FILES[0] as string, name])).toThrow(`${name}: ${message}`);
});
