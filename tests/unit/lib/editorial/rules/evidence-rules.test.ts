import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/content/content-error';
import {
  findEmptyRecords,
  findOmittedDeaths,
  findSilentRetractions,
} from '@/lib/editorial/rules/citations';
import { findStrayNumbers } from '@/lib/editorial/rules/cited-numbers';
import type { Corpus } from '@/lib/editorial/rules/corpus';
import { toBibliography } from '@/lib/editorial/rules/read-corpus';
import { findStatusFaults } from '@/lib/editorial/rules/status-mentions';
import type { Finding } from '@/lib/evidence/evidence-schema';
import { type Evidence, NO_EVIDENCE } from '@/lib/evidence/read-evidence';
import type { SubstanceStatus } from '@/lib/evidence/status-schema';
import { reference } from '@/tests/fixtures/content-directory';
import { articleSource, makeCorpus, toReferencesJson } from '@/tests/fixtures/corpus';

const seen = { url: 'https://example.org', kind: 'abstract', date: '2026-11-22' } as const;

const finding: Finding = {
  id: 'one-2021.nausea',
  reference: 'one-2021',
  substances: ['semaglutide'],
  question: 'Does it cause nausea?',
  area: 'gut',
  outcome: 'Nausea',
  kind: 'harm',
  primary: false,
  population: 'adults',
  intervention: 'the drug',
  comparator: 'placebo',
  arms: [{ name: 'drug', n: 655, events: 44, percent: 6.7 }],
  result: 'favours comparator',
  seen,
  confidence: 'primary',
};

const status = (slug: string, section: string): SubstanceStatus => ({
  slug,
  approvals: [],
  antiDoping: { list: 2026, class: section, named: true, text: 'Prohibited.', seen },
  trials: 'None.',
  references: ['one-2021'],
  openQuestions: [],
});

/** A corpus of one article with this body below the front matter: its first line is line 9. */
function corpusOf(body: string, evidence: Partial<Evidence>, changes: Partial<Corpus> = {}) {
  return makeCorpus(
    { 'posts/good.md': articleSource({}, body) },
    { evidence: { ...NO_EVIDENCE, ...evidence }, ...changes },
  );
}

test('a number changed in a finding reports every sentence, row and record that uses it', () => {
  const body = [
    'Nausea came to 6.7% of them.[@one-2021] It also rests on others.[@two-2022]',
    '',
    '- A bullet with 44 of 655.[@one-2021]',
    '',
    '| Drug | Nausea |',
    '| --- | --- |',
    '| The drug[@one-2021] | 6.7% |',
    '',
    'That is 7% [= 100 * 44 / 655] of them.[@one-2021]',
  ].join('\n');
  const recordStatements = [
    {
      text: '44 people had nausea',
      keys: ['one-2021'],
      file: 'content/peptides',
      field: 'semaglutide.timeline',
    },
  ];
  const namesOf = (arm: object) =>
    findStrayNumbers(
      corpusOf(
        body,
        { findings: [{ ...finding, arms: [{ name: 'drug', ...arm }] }] },
        { recordStatements },
      ),
    ).map((problem) => formatProblem(problem).replace(/ is (?:in no record|given).*/, ''));

  expect(namesOf({ n: 655, events: 44, percent: 6.7 })).toEqual([]);
  expect(namesOf({ n: 655, events: 44, percent: 6.8 })).toEqual([
    'content/posts/good.md:9: 6.7',
    'content/posts/good.md:15: 6.7',
  ]);
  expect(namesOf({ n: 655, events: 45, percent: 6.7 })).toEqual([
    'content/posts/good.md:11: 44',
    'content/posts/good.md:17: "[= 100 * 44 / 655]": 44',
    'content/peptides: semaglutide.timeline: 44',
  ]);
});

test('a record’s summary is checked against its findings and is no source for texts', () => {
  const summary = ['Nausea in 44 of 655 (6.7%).'];
  const bibliography = toBibliography(
    toReferencesJson({ 'one-2021': { custom: { ...reference.custom, facts: [], summary } } }),
  );
  const problemsOf = (percent: number) =>
    findStrayNumbers(
      corpusOf(
        '6.7% had nausea.[@one-2021]',
        { findings: [{ ...finding, arms: [{ name: 'drug', n: 655, events: 44, percent }] }] },
        { bibliography },
      ),
    ).map(({ file }) => file);
  expect(problemsOf(6.7)).toEqual([]);
  expect(problemsOf(6.8)).toEqual(['content/posts/good.md', 'content/references.json']);
});

test('an imported record that is not filled in is reported with what is missing', () => {
  const custom = { ...reference.custom, study: '', species: '', facts: [] };
  const bibliography = toBibliography(toReferencesJson({ 'one-2021': { custom } }));
  const problems = findEmptyRecords(makeCorpus({}, { bibliography })).map(formatProblem);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/one-2021: is not filled in yet; write custom\.study.*custom\.facts/);
  const measured = { ...NO_EVIDENCE, findings: [finding] };
  const filled = toBibliography(
    toReferencesJson({ 'one-2021': { custom: { ...reference.custom, facts: [] } } }),
  );
  expect(findEmptyRecords(makeCorpus({}, { bibliography: filled, evidence: measured }))).toEqual(
    [],
  );
});

test('naming a status beside a substance requires its callout or a link, once per text', () => {
  const statuses = [status('bpc-157', 'S0')];
  const problemsOf = (body: string) =>
    findStatusFaults(corpusOf(body, { statuses })).map(formatProblem);
  const mention = 'BPC-157 was in category 2. BPC-157 is not approved.';

  expect(problemsOf(mention)).toEqual([
    'content/posts/good.md:9: names "category 2" beside BPC-157; show its status by "> [!STATUS bpc-157]" or link to /peptides/bpc-157',
  ]);
  expect(problemsOf(`${mention}\n\n> [!STATUS bpc-157]`)).toEqual([]);
  expect(problemsOf(`${mention} See [BPC-157](/peptides/bpc-157).`)).toEqual([]);
  expect(problemsOf('It falls under S0.')).toEqual([
    'content/posts/good.md:9: names "S0" and shows no status; add "> [!STATUS slug]" or link to /peptides/slug',
  ]);
  expect(problemsOf('The committee approved of the plan.')).toEqual([]);
  expect(problemsOf('BPC-157 has fifteen residues.')).toEqual([]);
});

test('an anti-doping class named beside a substance must be that of its status', () => {
  const statuses = [status('bpc-157', 'S0'), status('tb-500', 'S2.3')];
  const link = '[a](/peptides/bpc-157) [b](/peptides/tb-500)\n\n';
  const problemsOf = (sentence: string) =>
    findStatusFaults(corpusOf(link + sentence, { statuses })).map(({ message }) => message);

  expect(problemsOf('BPC-157 is in S0 and TB-500 in S2.3.')).toEqual([]);
  expect(problemsOf('TB-500 falls under S2.')).toEqual([]);
  expect(problemsOf('BPC-157 is not in S2.3.')).toEqual([]);
  expect(problemsOf('BPC-157 is in S4.')).toEqual([
    'names S4 beside BPC-157, which content/evidence/status.json puts in: S0',
  ]);
});

test('a sentence that cites a retracted record must say "retracted"', () => {
  const notice = { reference: 'one-2021', kind: 'retraction', date: '2026-01', what: 'x' } as const;
  const retractionCheck = {
    ...NO_EVIDENCE.retractionCheck,
    notices: [
      { ...notice, notice: {}, seen },
      { ...notice, reference: 'two-2022', kind: 'correction' as const, notice: {}, seen },
    ],
  };
  const body = 'It works.[@one-2021; @two-2022]\n\nA paper, now retracted, said so.[@one-2021]';
  expect(findSilentRetractions(corpusOf(body, { retractionCheck })).map(formatProblem)).toEqual([
    'content/posts/good.md:9: cites @one-2021, which was retracted; say "retracted" in the same sentence, or cite another record',
  ]);
});

test('a text that cites a study with more deaths on the tested drug must mention them', () => {
  const death: Finding = {
    ...finding,
    id: 'one-2021.death',
    area: 'death',
    outcome: 'Deaths',
    arms: [
      { name: 'drug', events: 8 },
      { name: 'placebo', events: 5 },
    ],
  };
  const faultsOf = (body: string, arms = death.arms) =>
    findOmittedDeaths(corpusOf(body, { findings: [{ ...death, arms }] })).map(formatProblem);
  const silent = 'Nausea came to 44 people.[@one-2021]';
  expect(faultsOf(silent).join()).toContain('cites one-2021 and leaves out its deaths (Deaths)');
  expect(faultsOf(`Eight died. ${silent}`)).toEqual([]);
  expect(faultsOf(silent, death.arms.toReversed())).toEqual([]);
  const sizes = [300, 100];
  expect(
    faultsOf(
      silent,
      death.arms.map((arm, at) => ({ ...arm, n: sizes[at] })),
    ),
  ).toEqual([]);
  expect(faultsOf(silent, []).length).toBe(1);
});
