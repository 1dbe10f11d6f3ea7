import { BASELINE_PATH } from '@/content/paths';
import { memoise } from '@/lib/content/memoise';
import { factBoxRecords } from '@/lib/records/fact-boxes';
import { paperPath } from '@/lib/references/paper-path';
import { nameShortly } from '@/lib/references/short-name';
import { uncapitalize } from '@/lib/text/first-letter';
import { type Ratio, ratioMeasures } from './absolute-risk';
import { getFindings, getStudy, getStudyKind } from './evidence';
import type { Finding } from './evidence-schema';
import { formatEffect, formatFollowUp } from './format-finding';
import { getOwnVerdicts, toVerdictAnchor, type Verdict } from './verdicts';

/** One outcome of a trial: people per 1,000 without the medicine, and the effect of the medicine. */
export type BaselineRow = {
  id: string;
  kind: Finding['kind'];
  outcome: string;
  /** Population and follow-up, if they differ from those of the first row. */
  about?: string;
  /** Events per 1,000 in the comparison group. */
  start: number;
  /** Events per 1,000 in the treated group; set only if the row has no `ratio`. */
  found?: number;
  ratio?: Ratio;
  effect?: string;
  source: { label: string; href: string };
};

/** A result whose starting risk can be changed, with the harms of its trial and, for a harm, also its benefits. */
export type BaselineQuestion = {
  id: string;
  substance: string;
  title: string;
  /** Population and follow-up. */
  about: string;
  certainty: string;
  verdict: { label: string; href: string };
  rows: readonly BaselineRow[];
  /** Comparison groups of trials with the same outcome: their population, and events per 1,000. */
  examples: readonly { label: string; start: number }[];
};

const CONTROLLED = ['rct', 'systematic-review'];

/**
 * Returns the results that can be applied to another starting risk: a ratio with its interval and both groups' shares,
 * from an RCT or review against placebo, saline or usual care, under a verdict of at least moderate certainty.
 */
export function getBaselineQuestions(): BaselineQuestion[] {
  return [...getMovableFindings().values()].map(toQuestion);
}

/** A result that can be applied to another starting risk, and the verdict that names it. */
type Movable = { finding: Finding; verdict: Verdict };

/** All of them, by the id of the finding. */
const getMovableFindings = memoise('trusted-results', () => {
  const slugs = new Set(getFindings().flatMap(({ substances }) => substances));
  const trusted = [...slugs]
    .flatMap(getOwnVerdicts)
    .filter(({ certainty }) => certainty === 'moderate' || certainty === 'high');
  const movable = trusted.flatMap((verdict) =>
    verdict.findings.filter(isMovable).map((finding) => ({ finding, verdict })),
  );
  return new Map(movable.map((one) => [one.finding.id, one]));
});

function isMovable(finding: Finding): boolean {
  const { tells, comparator, confidence, reference, kind } = finding;
  return (
    kind !== 'pharmacokinetics' &&
    tells === undefined &&
    confidence !== 'secondary' &&
    /^(?:placebo|saline|usual care)/.test(comparator) &&
    CONTROLLED.includes(getStudyKind(reference)) &&
    toRatio(finding) !== undefined &&
    toShares(finding) !== undefined
  );
}

/** The ratio with its interval; undefined without one, or if its lower end was rounded to 0, which tells no size. */
function toRatio({ effect }: Finding): Ratio | undefined {
  const measure = ratioMeasures.find((one) => one === effect?.measure);
  if (!measure || !effect?.low || effect.high === undefined) return undefined;
  return { measure, value: effect.value, low: effect.low, high: effect.high };
}

/** People per 1,000 in two groups, treated first; undefined unless both are recorded and the second is 1 to 999. */
function toShares({ arms }: Finding): [treated: number, beside: number] | undefined {
  const [treated, beside] = arms;
  if (arms.length !== 2 || treated?.percent === undefined || beside?.percent === undefined)
    return undefined;
  const start = Math.round(beside.percent * 10);
  return start >= 1 && start <= 999 ? [Math.round(treated.percent * 10), start] : undefined;
}

function toQuestion({ finding, verdict }: Movable): BaselineQuestion {
  const { slug, name, outcome, certainty = '' } = verdict;
  const about = formatWho(finding);
  return {
    id: finding.id,
    substance: name,
    title: `${finding.outcome} (${nameShortly(finding.reference)})`,
    about,
    certainty,
    verdict: { label: outcome.label, href: `/peptides/${slug}#${toVerdictAnchor(verdict)}` },
    rows: [finding, ...findBeside(finding)].flatMap((one) => toRow(one, about) ?? []),
    examples: findExamples(finding),
  };
}

/** Harms, for a harm also movable benefits, of the same trial or of the other side of its fact boxes. */
function findBeside({ id, kind, reference, substances }: Finding): Finding[] {
  const [slug = ''] = substances;
  const trial = getStudy(reference)?.trial;
  const boxed = factBoxRecords.get().flatMap(({ benefits, harms }) => {
    const [own, other] = kind === 'harm' ? [harms, benefits] : [benefits, harms];
    const isOfPaper = own.some((row) => row.finding.startsWith(`${reference}.`));
    return isOfPaper ? other.map((row) => row.finding) : [];
  });
  return getFindings().filter(
    (one) =>
      one.id !== id &&
      (one.kind === 'harm' ||
        (kind === 'harm' && one.kind === 'benefit' && getMovableFindings().has(one.id))) &&
      one.substances.includes(slug) &&
      (one.reference === reference ||
        boxed.includes(one.id) ||
        (trial !== undefined && getStudy(one.reference)?.trial === trial)),
  );
}

function formatWho({ population, followUp }: Finding): string {
  const time = formatFollowUp(followUp);
  return time ? `${population}, ${time}` : population;
}

/** A finding with the percentages that follow from its counts, where the paper printed none. */
function withShares(finding: Finding): Finding {
  const arms = finding.arms.map(({ n, events, percent, ...arm }) => ({
    ...arm,
    n,
    events,
    percent: percent ?? (n && events !== undefined ? (100 * events) / n : undefined),
  }));
  return { ...finding, arms };
}

function toRow(finding: Finding, aboutFirst: string): BaselineRow | undefined {
  const { id, kind, outcome, reference, effect, confidence } = finding;
  const shares = toShares(withShares(finding));
  if (!shares || confidence === 'secondary') return undefined;
  const [found, start] = shares;
  const ratio = getMovableFindings().has(id) ? toRatio(finding) : undefined;
  const about = formatWho(finding);
  return {
    id,
    kind,
    outcome,
    start,
    ...(ratio && effect ? { ratio, effect: formatEffect(effect) } : { found }),
    source: { label: nameShortly(reference), href: paperPath(reference) },
    ...(about !== aboutFirst && { about }),
  };
}

/** The same outcome (by its short id) in the comparison groups of all trials, this one included; lowest first. */
function findExamples({ id, reference, area, outcome }: Finding): BaselineQuestion['examples'] {
  const short = id.slice(reference.length + 1);
  return getFindings()
    .filter((one) => one.area === area && one.id === `${one.reference}.${short}` && isMovable(one))
    .map((one) => ({
      label: `${formatWho(one)} (${nameShortly(one.reference)})${one.outcome === outcome ? '' : `; counted there: ${uncapitalize(one.outcome)}`}`,
      start: toShares(one)?.[1] ?? 0,
    }))
    .sort((a, b) => a.start - b.start);
}

/** The page of the first of these findings whose starting risk can be changed, if there is one. */
export function findBaselinePath(ids: readonly string[]): string | undefined {
  const id = ids.find((one) => getMovableFindings().has(one));
  return id && `${BASELINE_PATH}?finding=${id}`;
}
