import { toMainFirst } from '@/lib/evidence/describe-study';
import type { Finding } from '@/lib/evidence/evidence-schema';
import { formatVerdict } from '@/lib/evidence/finding-text';
import { formatFollowUp } from '@/lib/evidence/format-finding';
import type { FigureOf, FigureRecord, FigureRow } from '@/lib/records/figures';
import { uncapitalize } from '@/lib/text/first-letter';
import { groupInOrder } from '@/lib/text/group-in-order';

/** Maximum rows: more are easier to read in the table. Main outcomes are always included. */
const MOST_ROWS = 8;

/** The id of the figure of a paper's results. */
export function toPaperFigureId(key: string): string {
  return `paper-${key}`;
}

/**
 * The results of one paper as a figure, main outcomes first: two groups side by side, else effects
 * with intervals; panels by kind, better side and groups and unit, or measure. Undefined below two.
 */
export function toPaperFigure(
  key: string,
  name: string,
  findings: readonly Finding[],
): FigureRecord | undefined {
  const drawable = toMainFirst(
    findings.filter((one) => one.confidence !== 'secondary' && toScale(one) !== undefined),
  );
  const places = MOST_ROWS - drawable.filter(({ primary }) => primary).length;
  const others = new Set(drawable.filter(({ primary }) => !primary).slice(0, Math.max(0, places)));
  const drawn = drawable.filter((finding) => finding.primary || others.has(finding));
  if (drawn.length < 2) return undefined;
  const names = toOwnNames(drawn);
  const panels = groupInOrder(drawn, (finding) => JSON.stringify(toScale(finding)));
  return {
    id: toPaperFigureId(key),
    title: `Results of ${name}`,
    note: toNote(drawn, findings),
    kind: 'panels',
    panels: panels.map(([, rows]) => toPanel(rows, names)),
  };
}

/** What the results of one panel have in common; undefined if the finding cannot be drawn. */
function toScale({ kind, direction, arms, effect }: Finding) {
  const [first] = arms;
  const last = arms.at(-1);
  if (first && last && arms.length > 1) {
    const series = [first.name, last.name] as const;
    const common = { kind, direction, series };
    if (first.value !== undefined && last.value !== undefined && first.unit === last.unit)
      return { ...common, unit: first.unit };
    if (isShare(first) && isShare(last)) return { ...common, unit: PEOPLE };
  }
  if (effect?.low === undefined || effect.high === undefined) return undefined;
  return { kind, direction, measure: effect.measure, unit: effect.unit };
}

const PEOPLE = '% of people';

function isShare({ value, percent }: Finding['arms'][number]): boolean {
  return value === undefined && percent !== undefined;
}

const HEADINGS: Readonly<Record<Finding['kind'], string>> = {
  benefit: 'Benefits looked for',
  harm: 'Harms',
  pharmacokinetics: 'In the body',
};

function toPanel(
  findings: readonly Finding[],
  names: ReadonlyMap<string, string>,
): { heading: string } & (FigureOf<'forest'> | FigureOf<'groups'>) {
  const [first] = findings;
  const scale = first && toScale(first);
  const heading = HEADINGS[first?.kind ?? 'benefit'];
  const rows = findings.map((finding) => toRow(finding, names));
  if (!scale || !('series' in scale))
    return {
      heading,
      kind: 'forest',
      ends: ['less', 'more'],
      rows: rows.map(({ finding, label }) => ({ finding, label })),
    };
  const { unit, series } = scale;
  const measure = unit === PEOPLE ? unit : `Value in each group${unit ? `, ${unit}` : ''}`;
  return { heading, kind: 'groups', measure, series, rows };
}

function toRow(finding: Finding, names: ReadonlyMap<string, string>): FigureRow {
  const { id, outcome, arms, primary } = finding;
  const name = names.get(id) ?? outcome;
  return {
    finding: id,
    label: primary ? `${name} (main outcome)` : name,
    ...(arms.length > 2 && { arms: [0, arms.length - 1] as const }),
  };
}

/** Row names: the outcome, followed by what differs if several results share the outcome. */
function toOwnNames(findings: readonly Finding[]): ReadonlyMap<string, string> {
  const apart: readonly ((finding: Finding) => string)[] = [
    ({ population }) => population,
    ({ intervention }) => intervention,
    ({ comparator }) => `against ${comparator}`,
    ({ followUp }) => formatFollowUp(followUp),
    ({ estimand, note, id }) => estimand ?? note ?? id,
  ];
  return new Map(
    groupInOrder(findings, ({ outcome }) => outcome).flatMap(([outcome, alike]) => {
      const tell = apart.find((of) => new Set(alike.map(of)).size === alike.length);
      return alike.map((finding): [string, string] => [
        finding.id,
        alike.length === 1 || !tell ? outcome : `${outcome}: ${tell(finding)}`,
      ]);
    }),
  );
}

/** How to read the figure, and how much of the paper it shows. */
function toNote(drawn: readonly Finding[], all: readonly Finding[]): string {
  const untold = all.filter((finding) => finding.primary && !drawn.includes(finding));
  return [
    ...untold.map(
      (finding) =>
        `A main outcome is not drawn: ${uncapitalize(finding.outcome)}, ${formatVerdict(finding)}.`,
    ),
    'Each row is another result of the same study.',
    ...(drawn.some(({ arms }) => arms.length > 2)
      ? ['Of more than two groups the first and the last are drawn.']
      : []),
    ...(drawn.length < all.length
      ? [`${drawn.length} of the ${all.length} results in our records are drawn.`]
      : []),
  ].join(' ');
}
