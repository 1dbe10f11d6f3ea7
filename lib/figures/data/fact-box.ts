import { UNCHANGED } from '@/lib/evidence/absolute-risk';
import { formatMaker } from '@/lib/evidence/describe-study';
import type { Finding, Study } from '@/lib/evidence/evidence-schema';
import { formatEffect, formatFollowUp, formatNumber } from '@/lib/evidence/format-finding';
import type { FactBoxRecord, FactBoxRow } from '@/lib/records/fact-boxes';
import { capitalize } from '@/lib/text/first-letter';
import type { DataFigure } from './data-figure';
import { FigureError, type FigureSources } from './drawable';
import { type FactBoxEntry, requireOneStudy, toFactBoxEntry } from './fact-box-entries';
import { toFactBoxFigure } from './fact-box-figure';
import { formatNote, formatReported } from './sources';
import { describePeople } from './who';

/** Look-ups that a fact box is filled in from. */
export type FactBoxSources = FigureSources & {
  findStudy: (reference: string) => Study | undefined;
};

/** A row of a box; the comparator comes before the treated group, as in 'without, with'. */
export type FactBoxLine = {
  outcome: string;
  /** The numbers of both groups; absent if the study gives none. */
  cells?: readonly [beside: string, treated: string];
  /** The result in words: '526 more with semaglutide 2.4 mg', 'No clear difference'. */
  verdict: string;
  /** The effect with its interval, the name of another study, and notes. */
  details: readonly string[];
};

/** Benefits and harms of a study, ready to render. */
export type FactBox = Pick<FactBoxRecord, 'id' | 'substance' | 'title' | 'series' | 'unknown'> & {
  /** Names and texts: who took part, what was compared, for how long, the design, who paid. */
  about: readonly (readonly [name: string, text: string])[];
  benefits: readonly FactBoxLine[];
  harms: readonly FactBoxLine[];
  /** Its benefits and harms as a figure, if there are numbers to draw. */
  figure?: DataFigure;
  /** Ids of the findings in its rows. */
  findings: readonly string[];
  references: readonly string[];
  /** Which numbers come from two reports of a paper, not from the paper itself; '' if none do. */
  reported: string;
  /** Whether people are counted, which is our own arithmetic. */
  hasCounts: boolean;
};

/** Fills in a box with its numbers. Throws a FigureError if its findings do not allow it. */
export function toFactBox(record: FactBoxRecord, sources: FactBoxSources): FactBox {
  const toEntries = (rows: readonly FactBoxRow[], kind: Finding['kind']) =>
    rows.map((row) => toFactBoxEntry(row, kind, record, sources.findFinding));
  const benefits = toEntries(record.benefits, 'benefit');
  const harms = toEntries(record.harms, 'harm');
  const all = [...benefits, ...harms];
  const [first] = benefits;
  if (!first) throw new FigureError('has no benefit; its first row gives the box its study');
  for (const entry of all) requireOneStudy(entry, first.finding);
  if (all.every(({ numbers }) => numbers.kind === 'none'))
    throw new FigureError(
      'no row has numbers of both groups, which a fact box is for; tell the results in words',
    );
  return {
    ...record,
    about: toAbout(first.finding, sources.findStudy(first.finding.reference)),
    benefits: benefits.map((entry) => toLine(entry, record)),
    harms: harms.map((entry) => toLine(entry, record)),
    figure: toFactBoxFigure(record, all, sources),
    findings: all.map(({ finding }) => finding.id),
    references: [...new Set(all.map(({ finding }) => finding.reference))],
    reported: formatReported(all.map(({ finding }) => ({ row: finding.outcome, finding }))),
    hasCounts: all.some(({ numbers }) => numbers.kind === 'people'),
  };
}

function toLine(entry: FactBoxEntry, record: FactBoxRecord): FactBoxLine {
  const { row, finding, numbers, other } = entry;
  return {
    outcome: finding.outcome,
    cells: numbers.kind === 'none' ? undefined : [numbers.shown[1], numbers.shown[0]],
    verdict: toVerdict(entry, record),
    details: [
      finding.effect ? formatEffect(finding.effect) : '',
      row.study
        ? [row.study, describePeople(finding), formatFollowUp(finding.followUp)]
            .filter(Boolean)
            .join(', ')
        : '',
      other && numbers.kind !== 'none' ? `counted: ${other}` : '',
      formatNote(finding).replace(/\.$/, ''),
    ].filter(Boolean),
  };
}

/** The result in words: whether there is a difference and, in people, how many more or fewer. */
function toVerdict({ finding, numbers }: FactBoxEntry, { series }: FactBoxRecord): string {
  if (finding.result === 'no clear difference') return 'No clear difference';
  if (finding.result === 'descriptive') return 'No test of the difference';
  if (numbers.kind === 'people') {
    const [treated, beside] = numbers.values;
    // Of the counts beside it, so that a reader finds the same.
    const difference = Math.round(treated) - Math.round(beside);
    if (difference === 0) return capitalize(UNCHANGED);
    const people = formatNumber(Math.abs(difference));
    return `${numbers.isRough ? 'About ' : ''}${people} ${difference > 0 ? 'more' : 'fewer'} with ${series[0]}`;
  }
  return `${finding.result === 'favours intervention' ? 'Better' : 'Worse'} with ${series[0]}`;
}

/** Who took part, what was compared, for how long, the design, and who paid. */
function toAbout(
  { population, intervention, comparator, followUp }: Finding,
  study: Study | undefined,
): FactBox['about'] {
  return [
    ['Who', population],
    ['Given', intervention],
    ['Compared with', comparator],
    ['How long', formatFollowUp(followUp) || 'not stated in what was read'],
    ...(study ? ([['Study', study.design]] as const) : []),
    ['Paid by', toPayer(study)],
  ];
}

function toPayer(study: Study | undefined): string {
  const { funding, sponsorIsMaker } = study ?? {};
  if (funding === undefined && sponsorIsMaker === undefined) return 'not stated in what was read';
  const maker = formatMaker(sponsorIsMaker);
  return funding ? `${funding}; ${maker}` : maker;
}
