import type { ContentProblem } from '@/lib/content/content-error';
import { type VerdictRecord, verdictRecords, type WrittenVerdict } from '@/lib/records/verdicts';
import { getReferences } from '@/lib/references/references';
import { checkNumbers } from './check-numbers';
import {
  findFinding,
  getEvidence,
  getFindings,
  getStudies,
  getStudy,
  getStudyKind,
} from './evidence';
import type { Finding } from './evidence-schema';
import { deriveResult } from './finding-result';
import { type KnownNumbers, toKnownNumbers } from './known-numbers';
import { findOmittedFindings, findReportingFaults } from './omitted-findings';

/**
 * Returns the problems of the verdicts, and of randomised human trials of the bibliography without
 * findings on main result or harms. Throws a ContentError if the evidence cannot be read.
 */
export function checkVerdicts(): ContentProblem[] {
  return [
    ...validateVerdicts(verdictRecords.get()),
    ...findReportingFaults(getFindings(), getStudies(), getReferences()),
  ];
}

type Fault = { field?: string; message: string };

/** Returns problems of verdicts that the schema cannot express, with their line and remedy. */
export function validateVerdicts(records: readonly VerdictRecord[]): ContentProblem[] {
  const { statuses } = getEvidence();
  const whole = statuses.filter((entry) => !('parts' in entry)).map(({ slug }) => slug);
  const written = new Set(records.map(({ slug }) => slug));
  return [
    ...whole
      .filter((slug) => !written.has(slug))
      .map((slug) => ({
        file: `content/evidence/verdicts/${slug}.yaml`,
        message: 'is missing; write what is known of the substance, outcome by outcome',
      })),
    ...records.flatMap((record) => {
      const faults = whole.includes(record.slug)
        ? [
            ...findRepeated(record),
            ...record.verdicts.flatMap((verdict, index) =>
              findVerdictFaults(record.slug, verdict).map(({ field, message }) => ({
                field: [`verdicts.${index}`, field].filter(Boolean).join('.'),
                message: `${verdict.outcome}: ${message}`,
              })),
            ),
            ...findOmittedFindings(record).map((message): Fault => ({ message })),
          ]
        : [{ message: 'is no substance of the library, or a blend, whose parts have verdicts' }];
      return faults.map(({ field, message }) =>
        verdictRecords.problemAt(record.slug, message, { field }),
      );
    }),
  ];
}

function findRepeated({ verdicts }: VerdictRecord): Fault[] {
  const names = verdicts.map(({ outcome }) => outcome);
  return names.flatMap((name, index) =>
    names.indexOf(name) < index
      ? { field: `verdicts.${index}.outcome`, message: `"${name}" occurs twice; keep one verdict` }
      : [],
  );
}

function findVerdictFaults(slug: string, verdict: WrittenVerdict): Fault[] {
  const told = verdict.findings.flatMap((id) => findFinding(id) ?? []);
  const at = (field: string, message: string) => ({ field, message });
  const unknown = [
    ...verdict.findings
      .filter((id) => !findFinding(id))
      .map((id) => at('findings', `"${id}" is no id of findings.json; correct it`)),
    ...(verdict.references ?? [])
      .filter((key) => !getReferences().has(key))
      .map((key) => at('references', `"${key}" is no key of content/references.json; correct it`)),
    ...told
      .filter(({ substances }) => !substances.includes(slug))
      .map(({ id, substances }) => {
        const about = substances.join(', ') || 'another substance';
        return at('findings', `"${id}" is about ${about}; take it out`);
      }),
  ];
  if (unknown.length > 0) return unknown;
  return [
    ...findJudgementFaults(verdict),
    ...findDirectionFaults(verdict, told),
    ...findUnsourcedNumbers(verdict, told).map((message) => at('sentence', message)),
  ];
}

/** Requires judgements and findings ('cannot say': or works), none if 'not studied in people'. */
function findJudgementFaults(verdict: WrittenVerdict): Fault[] {
  const { direction, findings, references = [], start, judgements, raises } = verdict;
  const when = (isWrong: unknown, message: string, field?: string): Fault[] =>
    isWrong ? [{ ...(field && { field }), message }] : [];
  if (direction === 'not studied in people')
    return when(
      findings.length > 0 || judgements || start || raises,
      'is given beside findings or judgements; work in animals goes under "references", and work in people has another direction',
      'direction',
    );
  const lowers = judgements && Object.values(judgements).some((one) => one.lowers > 0);
  return [
    ...when(
      findings.length === 0 && (direction !== 'cannot say' || references.length === 0),
      'names none; name what it rests on',
      'findings',
    ),
    ...when(
      !judgements || !start,
      'has no judgements; write "start" and the five "judgements", each with its reason',
    ),
    ...when(
      raises && (start === 'randomised' || lowers),
      'only observational work without a concern can be raised; take it out',
      'raises',
    ),
    ...when(
      judgements?.inconsistency.why.includes('nothing to compare') &&
        new Set(findings.map((id) => id.slice(0, id.lastIndexOf('.')))).size > 1,
      'says that there is nothing to compare, and its findings are of more than one study; say whether they agree',
      'judgements.inconsistency',
    ),
  ];
}

/** Checks that the findings support the direction. */
function findDirectionFaults({ direction }: WrittenVerdict, told: readonly Finding[]): Fault[] {
  const at = (message: string) => [{ field: 'direction', message }];
  if (direction === 'cannot say' || direction === 'not studied in people') return [];
  if (told.every(({ confidence }) => confidence === 'secondary'))
    return at('rests on second-hand reports alone, which bear "cannot say" only');
  if (direction === 'no difference') {
    const clear = told.find(
      (finding) => deriveResult(finding)?.startsWith('favours') && !isUnadjusted(finding),
    );
    if (!clear) return [];
    const { id, effect, p } = clear;
    return at(
      effect
        ? `is "no difference", and the interval of ${id}, ${effect.value} (${effect.low} to ${effect.high}), excludes none`
        : `is "no difference", and by the p of ${id}, ${p}, its groups differ`,
    );
  }
  const against = direction === 'helps' ? 'favours comparator' : 'favours intervention';
  const speaks = told.some(({ result }) => result !== 'no clear difference' && result !== against);
  return speaks ? [] : at(`is "${direction}", and none of its findings says so`);
}

/** Whether a finding gives the counts of groups that chance had not made, with no effect adjusted for what else differed. */
const isUnadjusted = ({ effect, reference }: Finding) =>
  !effect && getStudyKind(reference) === 'observational';

/** Reports numbers in a verdict's sentence that neither its works nor their shares, rounded to whole percent, give. */
function findUnsourcedNumbers(
  { sentence, references = [] }: WrittenVerdict,
  told: readonly Finding[],
): string[] {
  const keys = [...new Set([...told.map(({ reference }) => reference), ...references])];
  const { problems } = checkNumbers([{ text: sentence, keys, file: '' }], (key) => {
    const record = getReferences().get(key);
    const own = told.filter(({ reference }) => reference === key);
    return record && [toKnownNumbers(record, own, getStudy(key)), toShares(key, own)];
  });
  return problems.map(({ message }) => message);
}

/** Shares of people rounded to whole percent, as sentences state them. */
function toShares(key: string, told: readonly Finding[]): KnownNumbers {
  const shares = told.flatMap(({ arms }) =>
    arms.flatMap(({ n, events, percent, value, unit }) => {
      const share =
        percent ??
        (unit === '%' ? value && Math.abs(value) : undefined) ??
        (n && events !== undefined ? (100 * events) / n : undefined);
      return share === undefined ? [] : String(Math.round(share));
    }),
  );
  return { key, values: new Map(shares.map((value) => [value, [{ value, unit: '%' }]])) };
}
