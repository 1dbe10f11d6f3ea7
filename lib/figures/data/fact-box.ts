import { tellMaker } from '@/lib/evidence/describe-study';
import type { Finding, Study } from '@/lib/evidence/evidence-schema';
import {
  formatEffect,
  formatFollowUp,
  formatNumber,
  formatQuantity,
} from '@/lib/evidence/format-finding';
import type { FactBoxRecord, FactBoxRow } from '@/lib/records/fact-boxes';
import type { DataFigure, FigureTable } from './data-figure';
import { FigureError, type FigureSources } from './drawable';
import { type FactBoxEntry, requireOneStudy, toFactBoxEntry } from './fact-box-entries';
import { nameCounted, toFactBoxFigure } from './fact-box-figure';
import { tellNote, tellReported } from './sources';
import { tellPeople } from './who';

/** What a fact box is filled in from. */
export type FactBoxSources = FigureSources & {
  findStudy: (reference: string) => Study | undefined;
};

/** A row of a box: the group beside the treated one first, as in 'without, with'. */
export type FactBoxLine = {
  outcome: string;
  /** What both groups had; absent where the study gives no numbers for them. */
  cells?: readonly [beside: string, treated: string];
  /** What came of it in words: '526 more with semaglutide 2.4 mg', 'No clear difference'. */
  verdict: string;
  /** The effect with its interval, another study's name, what else a reader needs. */
  details: readonly string[];
};

/** Benefits and harms of a study, ready to be shown. */
export type FactBox = {
  id: string;
  substance: string;
  title: string;
  /** Who took part, what was compared, for how long, who paid: names and texts. */
  about: readonly (readonly [name: string, text: string])[];
  /** The names of the groups, the treated one first. */
  series: readonly [string, string];
  benefits: readonly FactBoxLine[];
  harms: readonly FactBoxLine[];
  unknown: string;
  /** Its benefits and harms drawn, where there are numbers to draw. */
  figure?: DataFigure;
  /** Ids of the findings in its rows. */
  findings: readonly string[];
  references: readonly string[];
  /** Which numbers stand as two reports of a paper give them. */
  reported?: string;
  /** Whether people are counted, which is arithmetic of our own. */
  hasCounts: boolean;
};

/** A box with its numbers filled in. Throws a FigureError where its findings do not allow it. */
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
  const toLines = (entries: readonly FactBoxEntry[]) =>
    entries.map((entry) => toLine(entry, record));
  const { id, substance, title, series, unknown } = record;
  const lines = { benefits: toLines(benefits), harms: toLines(harms) };
  return {
    id,
    substance,
    title,
    about: toAbout(first.finding, sources.findStudy(first.finding.reference)),
    series,
    ...lines,
    unknown,
    figure: toFactBoxFigure(record, all, toTable(record, lines), sources),
    findings: all.map(({ finding }) => finding.id),
    references: [...new Set(all.map(({ finding }) => finding.reference))],
    reported: tellReported(all.map(({ finding }) => ({ row: finding.outcome, finding }))),
    hasCounts: all.some(({ numbers }) => numbers.kind === 'people'),
  };
}

function toLine(entry: FactBoxEntry, record: FactBoxRecord): FactBoxLine {
  const { row, finding } = entry;
  return {
    outcome: finding.outcome,
    cells: toCells(entry),
    verdict: toVerdict(entry, record),
    details: [
      finding.effect ? formatEffect(finding.effect) : '',
      row.study
        ? [row.study, tellPeople(finding), formatFollowUp(finding.followUp)]
            .filter(Boolean)
            .join(', ')
        : '',
      toOtherGroup(entry, record),
      tellNote(finding).replace(/\.$/, ''),
    ].filter(Boolean),
  };
}

/** The treated group by its name, where those who were counted are others than the box is called after. */
function toOtherGroup({ row, finding, numbers }: FactBoxEntry, { series }: FactBoxRecord): string {
  const arm = finding.arms[row.arms?.[0] ?? 0];
  if (!arm || numbers.kind === 'none') return '';
  const name = nameCounted(arm, series[0]);
  return name === series[0] ? '' : `counted: ${name}`;
}

function toCells({ numbers }: FactBoxEntry): readonly [string, string] | undefined {
  switch (numbers.kind) {
    case 'none':
      return undefined;
    case 'averages': {
      const { values, unit } = numbers;
      const [treated, beside] = values.map((value) => formatQuantity(value, unit));
      return [beside ?? '', treated ?? ''];
    }
    case 'people':
    case 'few':
      return [numbers.shown[1], numbers.shown[0]];
  }
}

/** What the study says of the difference, and how many people more or fewer it is. */
function toVerdict({ finding, numbers }: FactBoxEntry, { series }: FactBoxRecord): string {
  if (finding.result === 'no clear difference') return 'No clear difference';
  if (finding.result === 'descriptive') return 'No test of the difference';
  if (numbers.kind === 'people') {
    const [treated, beside] = numbers.values;
    // From the shares themselves: counts are rounded.
    const difference = Math.round(treated - beside);
    const { isRough } = numbers;
    const people = formatNumber(Math.abs(difference));
    return `${isRough ? 'About ' : ''}${people} ${difference > 0 ? 'more' : 'fewer'} with ${series[0]}`;
  }
  return finding.result === 'favours intervention'
    ? `Better with ${series[0]}`
    : `Worse with ${series[0]}`;
}

/** Who took part, what was compared, for how long, how and who paid. */
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
  const maker = tellMaker(sponsorIsMaker);
  return funding ? `${funding}; ${maker}` : maker;
}

/** All rows as a table, for the files of the drawings. */
function toTable(
  { series }: FactBoxRecord,
  { benefits, harms }: Pick<FactBox, 'benefits' | 'harms'>,
): FigureTable {
  const toRows = (name: string, lines: readonly FactBoxLine[]) =>
    lines.map(({ outcome, cells, verdict, details }) => [
      outcome,
      name,
      ...(cells ?? ['', '']),
      [verdict, ...details].join('; '),
    ]);
  return {
    columns: ['Outcome', 'Kind', `With ${series[1]}`, `With ${series[0]}`, 'In words'],
    rows: [...toRows('benefit', benefits), ...toRows('harm', harms)],
  };
}
