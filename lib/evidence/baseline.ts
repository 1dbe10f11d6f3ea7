import { memoise } from '@/lib/content/memoise';
import { factBoxRecords } from '@/lib/records/fact-boxes';
import { paperPath } from '@/lib/references/paper-path';
import { getReferences } from '@/lib/references/references';
import { nameShortly } from '@/lib/references/short-name';
import { type Ratio, ratioMeasures } from './absolute-risk';
import { getFindings } from './evidence';
import type { Finding } from './evidence-schema';
import { formatEffect, formatFollowUp } from './format-finding';
import { getOwnVerdicts, toVerdictAnchor, type Verdict } from './verdicts';

/** One outcome of a trial: the people of 1,000 without the medicine, and what the medicine made of it. */
export type BaselineRow = {
  id: string;
  kind: 'benefit' | 'harm';
  outcome: string;
  /** Who was studied, and for how long, where it is not as in the first row. */
  about?: string;
  /** Of 1,000 in the comparison group. */
  start: number;
  /** Of 1,000 in the treated group, where the record holds no ratio that may be carried over. */
  found?: number;
  ratio?: Ratio;
  effect?: string;
  source: { label: string; href: string };
};

/** A result whose starting risk can be moved, with the harms of its trial; with its benefits, where it is a harm. */
export type BaselineQuestion = {
  id: string;
  substance: string;
  title: string;
  /** Who was studied, and for how long. */
  about: string;
  certainty: string;
  verdict: { label: string; href: string };
  rows: readonly BaselineRow[];
  /** The same outcome in the comparison groups of trials: who they were, and people of 1,000. */
  examples: readonly { label: string; start: number }[];
};

const CONTROLLED = ['rct', 'systematic-review'];

/**
 * The results that can be carried to another starting risk: a ratio with its interval from a randomised comparison
 * with placebo, under a verdict of moderate or high certainty, and the share of the comparison group.
 */
export function getBaselineQuestions(): BaselineQuestion[] {
  const trusted = getTrusted();
  const isTrusted = ({ id }: Finding) => trusted.has(id);
  return [...trusted.values()].map(([finding, verdict]) => toQuestion(finding, verdict, isTrusted));
}

/** The results whose ratio may be carried over, with the verdict that they stand under, by their ids. */
const getTrusted = memoise('trusted-results', (): Map<string, [Finding, Verdict]> => {
  const slugs = [...new Set(getFindings().flatMap(({ substances }) => substances))];
  return new Map(
    slugs
      .flatMap(getOwnVerdicts)
      .filter(({ certainty }) => certainty === 'moderate' || certainty === 'high')
      .flatMap((verdict) =>
        verdict.findings
          .filter(isMovable)
          .map((finding) => [finding.id, [finding, verdict]] as const),
      ),
  );
});

function isMovable(finding: Finding): boolean {
  const { tells, comparator, confidence, reference, kind } = finding;
  const study = getReferences().get(reference)?.custom.study ?? '';
  return (
    kind !== 'pharmacokinetics' &&
    tells === undefined &&
    confidence !== 'secondary' &&
    /^(?:placebo|saline|usual care)/.test(comparator) &&
    CONTROLLED.includes(study) &&
    toRatio(finding) !== undefined &&
    toShares(finding) !== undefined
  );
}

function toRatio({ effect }: Finding): Ratio | undefined {
  const measure = ratioMeasures.find((one) => one === effect?.measure);
  if (!measure || effect?.low === undefined || effect.high === undefined) return undefined;
  return { measure, value: effect.value, low: effect.low, high: effect.high };
}

/** People of 1,000 in the treated and in the comparison group; nothing where one of the two is not recorded. */
function toShares({ arms }: Finding): [treated: number, beside: number] | undefined {
  const [treated, beside] = arms;
  if (arms.length !== 2 || treated?.percent === undefined || beside?.percent === undefined)
    return undefined;
  const start = Math.round(beside.percent * 10);
  return start >= 1 && start <= 999 ? [Math.round(treated.percent * 10), start] : undefined;
}

function toQuestion(
  finding: Finding,
  verdict: Verdict,
  isTrusted: (one: Finding) => boolean,
): BaselineQuestion {
  const { slug, name, outcome, certainty = '' } = verdict;
  const about = tellWho(finding);
  const beside = findBeside(finding).filter((one) => one.kind === 'harm' || isTrusted(one));
  const rows = [finding, ...beside].flatMap((one) => {
    const row = toRow(one, isTrusted(one));
    return row ? [{ ...row, ...(tellWho(one) !== about && { about: tellWho(one) }) }] : [];
  });
  return {
    id: finding.id,
    substance: name,
    title: `${finding.outcome} (${nameShortly(finding.reference)})`,
    about,
    certainty,
    verdict: { label: outcome.label, href: `/peptides/${slug}#${toVerdictAnchor(verdict)}` },
    rows,
    examples: findExamples(finding),
  };
}

/** The harms of the same trial, or its benefits beside a harm: in its own paper, and in a fact box with the result. */
function findBeside({ id, kind, reference, substances }: Finding): Finding[] {
  const [slug = ''] = substances;
  const sides = factBoxRecords.get().map(({ benefits, harms }) => {
    const [own, other] = kind === 'harm' ? [harms, benefits] : [benefits, harms];
    return { own: own.map((row) => row.finding), other: other.map((row) => row.finding) };
  });
  const boxed = sides
    .filter(({ own }) => own.some((one) => one.startsWith(`${reference}.`)))
    .flatMap(({ other }) => other);
  return getFindings().filter(
    (one) =>
      one.id !== id &&
      (one.kind === 'harm' || (kind === 'harm' && one.kind === 'benefit')) &&
      one.substances.includes(slug) &&
      (one.reference === reference || boxed.includes(one.id)),
  );
}

function tellWho({ population, followUp }: Finding): string {
  const time = formatFollowUp(followUp);
  return time ? `${population}, ${time}` : population;
}

function toRow(finding: Finding, isTrusted: boolean): BaselineRow | undefined {
  const shares = toShares(finding);
  if (!shares || finding.kind === 'pharmacokinetics' || finding.confidence === 'secondary')
    return undefined;
  const { id, kind, outcome, reference, effect } = finding;
  const ratio = isTrusted ? toRatio(finding) : undefined;
  return {
    id,
    kind,
    outcome,
    start: shares[1],
    ...(ratio && effect ? { ratio, effect: formatEffect(effect) } : { found: shares[0] }),
    source: { label: nameShortly(reference), href: paperPath(reference) },
  };
}

/** The same outcome in the comparison groups of other trials, by its short name in the records; lowest first. */
function findExamples({ id, reference, area }: Finding): BaselineQuestion['examples'] {
  const short = id.slice(reference.length + 1);
  return getFindings()
    .filter((one) => one.area === area && one.id === `${one.reference}.${short}` && isMovable(one))
    .map((one) => ({
      label: `${tellWho(one)} (${nameShortly(one.reference)})`,
      start: toShares(one)?.[1] ?? 0,
    }))
    .sort((a, b) => a.start - b.start);
}

/** The address of the tool with a result of some trials, where one of them can be moved. */
export function findBaseline(ids: readonly string[]): string | undefined {
  const trusted = getTrusted();
  return ids.find((id) => trusted.has(id));
}
