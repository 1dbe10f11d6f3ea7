import { expect, test } from 'vitest';
import { getFindings, getStudies } from '@/lib/evidence/evidence';
import { findReportingFaults } from '@/lib/evidence/omitted-findings';
import { getReferences } from '@/lib/references/references';

const [findings, studies, references] = [getFindings(), getStudies(), getReferences()];
const TRIAL = 'wilding-2021-step1';

test('every trial has findings of its main result and harms, or lists them as not reported', () => {
  expect(findReportingFaults(findings, studies, references)).toEqual([]);
});

test.each([
  [
    'a main result that goes',
    findings.filter(({ reference, primary }) => reference !== TRIAL || !primary),
    /has no finding of its main result; add one, or "notReported"/,
  ],
  [
    'harms that go',
    findings.filter(({ reference, kind }) => reference !== TRIAL || kind !== 'harm'),
    /has no finding of its harms; add one, or "notReported"/,
  ],
])('%s is reported with a remedy', (_, left, message) => {
  const problems = findReportingFaults(left, studies, references);
  expect(problems).toContainEqual({
    file: 'content/evidence/studies.json',
    field: TRIAL,
    message: expect.stringMatching(message),
  });
});

test('a result that has a finding cannot be listed as not reported', () => {
  const marked = studies.map((study) =>
    study.reference === TRIAL ? { ...study, notReported: ['harms' as const] } : study,
  );
  expect(findReportingFaults(findings, marked, references)[0]?.message).toMatch(
    /lists its harms as not reported, and a finding tells it/,
  );
});
