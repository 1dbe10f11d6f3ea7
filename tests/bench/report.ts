/** What a section hands back, and how it is written as Markdown. */

export type Cell = string | number;
export type Table = {
  caption?: string;
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
};

/** One line of the project's quality bars: `isMet` is undefined when it could not be measured. */
export type Bar = { what: string; bar: string; measured: string; isMet: boolean | undefined };

export type SectionReport = { tables: Table[]; bars: Bar[]; notes: string[] };

/** A bar that a figure must not exceed. */
export function atMost(what: string, figure: number, limit: number, unit = '', digits = 2): Bar {
  const isKnown = Number.isFinite(figure);
  return {
    what,
    bar: `at most ${limit}${unit}`,
    measured: isKnown ? `${figure.toFixed(digits)}${unit}` : 'not measured',
    isMet: isKnown ? figure <= limit : undefined,
  };
}

/** A bar that a figure must reach. */
export function atLeast(what: string, figure: number, limit: number, unit = '', digits = 2): Bar {
  const isKnown = Number.isFinite(figure);
  return {
    what,
    bar: `at least ${limit}${unit}`,
    measured: isKnown ? `${figure.toFixed(digits)}${unit}` : 'not measured',
    isMet: isKnown ? figure >= limit : undefined,
  };
}

/** The text of a section below its heading. */
export function toMarkdown({ tables, bars, notes }: SectionReport): string {
  const barTable: Table = {
    head: ['what', 'bar', 'measured', ''],
    rows: bars.map(({ what, bar, measured, isMet }) => [
      what,
      bar,
      measured,
      isMet === undefined ? 'unknown' : isMet ? 'met' : '**not met**',
    ]),
  };
  return [
    ...(bars.length > 0 ? [toTable(barTable)] : []),
    ...tables.flatMap((table) => [...(table.caption ? [table.caption] : []), toTable(table)]),
    ...notes,
  ].join('\n\n');
}

function toTable({ head, rows }: Table): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
