/** A measured result and the name it goes by in the figure. */
export type FigureRow = {
  /** Id of an entry of content/evidence/findings.json. */
  finding: string;
  /** What the row is called: the trial's name, or the outcome where all rows are of one trial. */
  label: string;
  /** Places in the finding's arms of the treated group and of the one beside it; the first two unless told. */
  arms?: readonly [number, number];
};

/** Effects with their intervals, one below the other, and the line of no effect. */
export type ForestRecord = {
  kind: 'forest';
  rows: readonly FigureRow[];
  /** What a mark left and right of the line of no effect means: ['favours semaglutide', 'favours placebo']. */
  ends: readonly [left: string, right: string];
};

/** The means, or the shares of people, of two groups as two marks on one line per trial. */
export type GroupsRecord = {
  kind: 'groups';
  /** What is measured, with its unit: the name of the scale. */
  measure: string;
  rows: readonly FigureRow[];
  /** The names of the two marks, the treated group first: ['semaglutide 2.4 mg', 'placebo']. */
  series: readonly [string, string];
};

/** Every group of one finding, a row each: the amounts of one trial and its placebo. */
export type ArmsRecord = {
  kind: 'arms';
  /** What is measured, with its unit: the name of the scale. */
  measure: string;
  finding: string;
};

/** One event among the people of two groups, each person drawn. */
export type PeopleRecord = {
  kind: 'people';
  finding: string;
  /** Out of how many people both groups are told. */
  per: 100 | 1000;
  /** Names of the groups in the order of the finding's arms. */
  series: readonly [string, string];
  arms?: readonly [number, number];
};

/** A measured value at a time. Without a finding it is the start, from which change is counted: zero. */
export type CoursePoint = { at: number; finding?: string; arm?: number };

/** Values over time, a line for each group: the two groups of a trial one after the other, the treated one first. */
export type CourseRecord = {
  kind: 'course';
  /** What is measured, with its unit: the name of the upright scale. */
  measure: string;
  timeUnit: 'weeks' | 'months' | 'days';
  series: readonly { label: string; points: readonly CoursePoint[] }[];
};

/** How many people took part, one bar a trial. */
export type SizesRecord = { kind: 'sizes'; rows: readonly FigureRow[] };

/** A number that a record of the bibliography states. `text` says what it counts. */
export type Count = { count: number; text: string; reference: string };

/** Counts drawn to scale, one square a thing. */
export type TilesRecord = { kind: 'tiles'; thing: string; steps: readonly Count[] };

/** Amounts on one scale, each stated by a record of the bibliography. */
export type AmountsRecord = {
  kind: 'amounts';
  /** What the scale measures, with its unit. */
  axis: string;
  unit: string;
  rows: readonly { label: string; value: number; beside?: number; reference: string }[];
  /** The names of `value` and `beside`. */
  series?: readonly [string, string];
};

/** What happened when, from the earliest on. */
export type DatesRecord = {
  kind: 'dates';
  events: readonly { date: string; text: string; reference: string }[];
};

/** The half-lives of the library's records on a scale of times; the records name their findings. */
export type HalfLivesRecord = { kind: 'half-lives' };

/** A figure of an article, lesson or page, drawn from findings or from what records state. */
export type FigureRecord = {
  /** Its name in `> [!FIGURE id]` and in its files' addresses. */
  id: string;
  /** What is shown, in one line without a full stop. */
  title: string;
  /** What a reader needs so as not to misread it: one or two sentences. */
  note: string;
} & (
  | ForestRecord
  | GroupsRecord
  | ArmsRecord
  | PeopleRecord
  | CourseRecord
  | SizesRecord
  | TilesRecord
  | AmountsRecord
  | DatesRecord
  | HalfLivesRecord
);

/** A result in a fact box. What was measured, the numbers and the test of them are read from its finding. */
export type FactBoxRow = {
  /** Id of an entry of content/evidence/findings.json. */
  finding: string;
  /** Places in the finding's arms of the treated group and of the one beside it; the first two unless told. */
  arms?: readonly [number, number];
  /** Which study or paper the row is of, where it is not the one of the box's first row. It stands in the row. */
  study?: string;
  /** Whether the note of the finding must stand in the row. */
  hasCaveat?: true;
};

/** Benefits and harms of one study side by side, counted out of the same number of people. */
export type FactBoxRecord = {
  /** Its name in `> [!FACTBOX id]`: the slug of its substance, or the slug and what the study was about. */
  id: string;
  /** Slug of the library; all findings of the box are about it. */
  substance: string;
  /** What was tested and the name of the study, in one line without a full stop. */
  title: string;
  /** Out of how many people its groups are told. */
  per: 100 | 1000;
  /** The names of the groups, the treated one first. */
  series: readonly [string, string];
  /** The first row gives the box its study: who took part, for how long, who paid. */
  benefits: readonly [FactBoxRow, ...FactBoxRow[]];
  /** Empty where no count of harms was found, which the box then says. */
  harms: readonly FactBoxRow[];
  /** What a reader might think is known and is not, in sentences. */
  unknown: string;
};
