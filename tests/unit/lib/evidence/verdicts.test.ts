import { expect, test } from 'vitest';
import { getEvidenceLevel, toLevel } from '@/lib/evidence/evidence-level';
import { getMainVerdicts } from '@/lib/evidence/main-verdicts';
import { toStatusStrip } from '@/lib/evidence/status-strip';
import { validateVerdicts } from '@/lib/evidence/validate-verdicts';
import { getOwnVerdicts, getVerdicts, toCertainty } from '@/lib/evidence/verdicts';
import { peptideRecords } from '@/lib/records/peptides';
import { type VerdictRecord, verdictRecords, type WrittenVerdict } from '@/lib/records/verdicts';
import { plain } from '@/tests/fixtures/article-html';
import { articleSource, findAll, goodBody } from '@/tests/fixtures/corpus';

type Domain = keyof NonNullable<WrittenVerdict['judgements']>;

function judge(lowered: Partial<Record<Domain, 0 | 1 | 2>> = {}) {
  const one = (domain: Domain) => ({ lowers: lowered[domain] ?? 0, why: 'A reason.' });
  return {
    bias: one('bias'),
    inconsistency: one('inconsistency'),
    indirectness: one('indirectness'),
    imprecision: one('imprecision'),
    publication: one('publication'),
  };
}

test.each([
  ['randomised', {}, undefined, 'high'],
  ['randomised', { bias: 1 }, undefined, 'moderate'],
  ['randomised', { bias: 1, imprecision: 1 }, undefined, 'low'],
  ['randomised', { bias: 2, imprecision: 2 }, undefined, 'very low'],
  ['observational', {}, undefined, 'low'],
  ['observational', { publication: 1 }, undefined, 'very low'],
  ['observational', {}, 1, 'moderate'],
  ['observational', {}, 2, 'high'],
] as const)('%s evidence lowered by %j and raised by %s: %s', (start, lowered, by, certainty) => {
  const raises = by && { by, because: 'large effect' as const, why: 'Large.' };
  expect(toCertainty({ start, judgements: judge(lowered), raises })).toBe(certainty);
});

const weight: WrittenVerdict = {
  outcome: 'weight',
  direction: 'helps',
  sentence: 'Of 100 people 86 lost at least 5% of their weight in 68 weeks, and 32 on placebo.',
  findings: ['wilding-2021-step1.weight5', 'wilding-2021-step1.weight'],
  start: 'randomised',
  judgements: judge(),
};

/** The problems reported when the first verdict of semaglutide is changed. */
function faultsOf(changes: Partial<WrittenVerdict>): string[] {
  const [semaglutide] = verdictRecords.get().filter(({ slug }) => slug === 'semaglutide');
  const rest = semaglutide?.verdicts.slice(1) ?? [];
  const record: VerdictRecord = {
    slug: 'semaglutide',
    verdicts: [{ ...weight, ...changes }, ...rest],
  };
  return validateVerdicts([record])
    .filter(({ file }) => file.endsWith('semaglutide.yaml'))
    .map(({ file, line, field, message }) => `${file}:${line !== undefined} ${field}: ${message}`);
}

test.each([
  [{ sentence: 'They lost 15.9% of their weight.' }, /15\.9 is in/],
  [{ sentence: 'They lost 14.9 kg.' }, /14\.9 is in kg/],
  [{ findings: ['jastreboff-2022-surmount1.weight'] }, /is about tirzepatide; take it out/],
  [{ findings: ['wilding-2021-step1.mood'] }, /is no id of findings\.json/],
  [{ judgements: undefined }, /has no judgements; write "start"/],
  [{ findings: [], sentence: 'It helps.' }, /names none; name what it rests on/],
  [
    { direction: 'no difference' as const },
    /"no difference", and the interval of wilding-2021-step1\.weight.*excludes none/,
  ],
  [{ direction: 'harms' as const }, /none of its findings says so/],
  [{ direction: 'not studied in people' as const }, /is given beside findings or judgements/],
  [
    { raises: { by: 1 as const, because: 'large effect' as const, why: 'Large.' } },
    /only observational work without a concern/,
  ],
  [
    {
      findings: ['wilding-2021-step1.weight5', 'garvey-2022-step5.weight'],
      judgements: {
        ...judge(),
        inconsistency: { lowers: 0 as const, why: 'One trial, so nothing to compare.' },
      },
    },
    /says that there is nothing to compare/,
  ],
  [{ outcome: 'heart' as const }, /"heart" occurs twice/],
])('a verdict with %j is refused with its line and a remedy', (changes, message) => {
  const faults = faultsOf(changes);
  expect(faults.join('\n')).toMatch(message);
  expect(faults[0]).toMatch(/^content\/evidence\/verdicts\/semaglutide\.yaml:true /);
});

test('a correct verdict is accepted; a missed primary outcome cannot be left out', () => {
  expect(faultsOf({})).toEqual([]);
  const [first] = verdictRecords.get().filter(({ slug }) => slug === 'ss-31');
  const record: VerdictRecord = { slug: 'ss-31', verdicts: first?.verdicts.slice(1) ?? [] };
  const messages = validateVerdicts([record]).map(({ message }) => message);
  expect(messages.join('\n')).toContain('leaves out karaa-2023-mmpower3.walking');
});

test('"no difference" beside counts that differ is refused, unless chance had not made the groups', () => {
  const messagesOf = (slug: string, findings: string[]) => {
    const verdict = { ...weight, outcome: 'death' as const, direction: 'no difference' as const };
    const sentence = 'No difference was shown.';
    return validateVerdicts([{ slug, verdicts: [{ ...verdict, sentence, findings }] }])
      .map(({ message }) => message)
      .filter((message) => message.includes('"no difference"'));
  };
  expect(messagesOf('liraglutide', ['jorsal-2017-live.heart-events'])).toEqual([
    'death: is "no difference", and by the p of jorsal-2017-live.heart-events, 0.04, its groups differ',
  ]);
  expect(messagesOf('thymosin-alpha-1', ['liu-2021-ta1-covid-cohort.death'])).toEqual([]);
});

test('the schema refuses a typed-in certainty and an unknown outcome', () => {
  const { schema } = verdictRecords;
  const messages = (verdict: object) =>
    schema.safeParse({ verdicts: [verdict] }).error?.issues.map(({ message }) => message);
  expect(messages({ ...weight, certainty: 'high' })?.[0]).toContain('worked out from');
  expect(messages({ ...weight, outcome: 'luck' })?.[0]).toContain('expected an outcome of');
  expect(messages(weight)).toBeUndefined();
});

test('every record has verdicts and a level, and a blend has the verdicts of its parts', () => {
  for (const { slug } of peptideRecords.get()) {
    expect(getVerdicts(slug).length, slug).toBeGreaterThan(0);
    expect(getEvidenceLevel(slug).reached, slug).toBeGreaterThan(0);
  }
  expect(getOwnVerdicts('bpc-157-tb-500')).toEqual([]);
  expect(getVerdicts('bpc-157-tb-500').map(({ slug }) => slug)).toContain('tb-500');
  expect(getEvidenceLevel('tesamorelin-ipamorelin').words).toBe(
    'controlled trials, of its parts alone',
  );
});

test.each([
  ['semaglutide', 5],
  ['cerebrolysin', 5],
  ['ghk-cu', 4],
  ['thymosin-beta-4', 4],
  ['nad-plus', 3],
  ['selank', 3],
  ['semax', 3],
  ['bpc-157', 2],
  ['cjc-1295-no-dac', 1],
])('the evidence on %s reaches level %i', (slug, level) => {
  expect(getEvidenceLevel(slug).reached).toBe(level);
});

const REGISTER = 'grauslund-2024-naion';
const SMALL = 'schneider-helmert-1981-dsip';

test('a register of 424,152 people is not called a small study, and its size is given', () => {
  const told = 'observational studies of up to 424,152 people';
  expect(toLevel('3', [SMALL, REGISTER]).words).toBe(told);
  const shown = plain(`Seen in a register.[@${REGISTER}]\n\n> [!EVIDENCE 3]\n> Why.`);
  expect(shown.replaceAll('\u00a0', ' ')).toContain(`Level 3 of 5, ${told}. Why.`);
});

test('small studies and other levels keep their names, whatever is cited', () => {
  expect(toLevel('3', [SMALL]).words).toBe('small human studies');
  expect(toLevel('3', []).words).toBe('small human studies');
  expect(toLevel('4', [REGISTER])).toEqual({ reached: 4, words: 'controlled trials' });
});

test('a strip shows a missed aim, a serious harm before a common one, and other trials', () => {
  const rows = (slug: string) => {
    const peptide = peptideRecords.get().find((record) => record.slug === slug);
    return new Map(peptide && toStatusStrip(peptide).map(({ label, text }) => [label, text]));
  };
  expect(rows('thymosin-alpha-1').get('Missed aim')).toContain('In sepsis 23 of 100 people died');
  expect(rows('ibutamoren').get('Main harm')).toContain('heart failure');
  expect(rows('semaglutide').get('Main harm')).toContain('from other work');
  expect(rows('semaglutide').get('Common harm')).toContain('nausea');
  expect(rows('tesamorelin').get('Common harm')).toContain('certainty; from the label.');
  expect(rows('bpc-157-tb-500').get('Main result')).toBe(
    'Our bibliography holds no study of this mixture.',
  );
  const mixed = rows('tesamorelin-ipamorelin');
  expect(mixed.get('Missed aim')).toContain('Ipamorelin: After bowel surgery');
  expect(mixed.get('Main harm')).toMatch(/^Ipamorelin: .* died.* Tesamorelin: /);
  expect(rows('bpc-157-tb-500').get('Safety')).toContain('TB-500: ');
  expect(getMainVerdicts('ipamorelin').harm?.outcome.id).toBe('death');
  expect(getMainVerdicts('liraglutide').common?.outcome.id).toBe('gut');
  expect(getMainVerdicts('tirzepatide')).toMatchObject({ harm: { outcome: { id: 'gut' } } });
  expect(rows('tirzepatide').has('Missed aim')).toBe(false);
  expect(rows('bpc-157').get('Safety')).toContain('far too few to see a rare harm');
});

test('callouts show the verdict and the evidence level of a substance', () => {
  const shown = plain('> [!VERDICT semaglutide weight]\n\n> [!EVIDENCE ghk-cu]\n> Why.');
  expect(shown).toContain('Verdict on Semaglutide: body weight');
  expect(shown.replaceAll('\u00a0', ' ')).toContain('Helps, high certainty. Of 100 people 84 lost');
  expect(shown).toContain('Evidence level of GHK-Cu');
  expect(shown.replaceAll('\u00a0', ' ')).toContain('Level 4 of 5, controlled trials. Why.');
  const narrow = plain('> [!EVIDENCE semaglutide eye-stroke]\n> Why.').replaceAll('\u00a0', ' ');
  expect(narrow).toContain('Semaglutide on this question');
  expect(narrow).toContain('Level 3 of 5, observational studies of up to 424,152 people. Why.');
});

test('an UNDERWAY callout shows the trials whose results are pending', () => {
  const shown = plain('> [!UNDERWAY cagrilintide]').replaceAll('\u00a0', ' ');
  expect(shown).toContain('REDEFINE 3');
  expect(shown).toContain('NCT05669755');
  expect(shown).toContain('1 September 2027');
});

test('an article on a substance with no verdict or with a typed level is refused', () => {
  const body = `${goodBody}\n> [!EVIDENCE 2]\n> Why.\n`;
  const front = { title: 'A second article on the same subject' };
  const found = findAll({ 'posts/bpc-157-bad.md': articleSource(front, body) }).join('\n');
  expect(found).toMatch(/^content\/posts\/bpc-157-bad\.md:9: open the article with .*VERDICT/m);
  expect(found).toMatch(/bpc-157-bad\.md:\d+: types a level of evidence/);
});
