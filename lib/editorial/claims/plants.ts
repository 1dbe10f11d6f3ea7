import type { Finding } from '@/lib/evidence/evidence-schema';
import type { Statement } from '@/lib/evidence/statement';
import { type Figure, readFigures } from './comparison';
import { isFigureOf } from './named-arms';
import type { Work } from './works';

/** A sentence that cites something, with its works. */
export type CitedClaim = { statement: Statement; works: readonly Work[] };

/** Returns a faulty version of a sentence, or undefined if this kind of fault does not fit it. */
type Plant = (claim: CitedClaim, pick: Picker) => string | undefined;

/** Picks one item of a list, the same one for the same seed. */
export type Picker = <T>(list: readonly T[]) => T | undefined;

type Swap = readonly [form: RegExp, wrong: string];

function swap(...swaps: readonly Swap[]): Plant {
  return ({ statement: { text } }, pick) => {
    const found = pick(swaps.filter(([form]) => form.test(text)));
    return found && text.replace(found[0], found[1]);
  };
}

type Part = Pick<Figure, 'shown' | 'index' | 'end'>;

function replacePart(text: string, { index, end }: Part, wrong: string): string {
  return text.slice(0, index) + wrong + text.slice(end);
}

const figures = (text: string) => readFigures(text).filter(({ shown }) => /^[\d.,]+$/.test(shown));

const plantValue: Plant = ({ statement: { text } }, pick) => {
  const number = pick(figures(text));
  if (!number) return undefined;
  const places = [...number.shown].flatMap((sign, index) => (/\d/.test(sign) ? [index] : []));
  const place = pick(places) ?? 0;
  const digit = (Number(number.shown[place]) + (pick([1, 2, 3, 4]) ?? 1)) % 10;
  const wrong =
    number.shown.slice(0, place) +
    (place === 0 && digit === 0 ? 1 : digit) +
    number.shown.slice(place + 1);
  return wrong === number.shown ? undefined : replacePart(text, number, wrong);
};

const plantArms: Plant = ({ statement: { text }, works }, pick) => {
  const pairs = works.flatMap(({ findings }) =>
    findings.flatMap(({ arms }) => {
      const [a, b] = arms
        .slice(0, 2)
        .map((arm) => figures(text).find(({ value }) => isFigureOf(arm, { value })));
      return a && b && a.shown !== b.shown ? [[a, b]] : [];
    }),
  );
  const [first, second] = pick(pairs)?.sort((a, b) => a.index - b.index) ?? [];
  if (!first || !second) return undefined;
  return replacePart(replacePart(text, second, first.shown), first, second.shown);
};

/** Replaces a percentage with one from another finding of the same works. */
const plantOutcome: Plant = ({ statement: { text }, works }, pick) => {
  const number = pick(figures(text).filter(({ unit }) => unit === '%'));
  if (!number) return undefined;
  const others = works.flatMap(({ findings }) => {
    const isOwn = ({ arms }: Finding) =>
      arms.some(({ percent, value }) => String(percent ?? Math.abs(value ?? 0)) === number.value);
    return findings
      .filter((finding) => findings.some(isOwn) && !isOwn(finding))
      .flatMap(({ arms }) => arms.flatMap(({ percent }) => percent ?? []));
  });
  const other = pick(others.filter((value) => String(value) !== number.value));
  return other === undefined ? undefined : replacePart(text, number, String(other));
};

/** The kinds of faults in sentences, each with the function that plants it. */
export const sentencePlants: Readonly<Record<string, Plant>> = {
  value: plantValue,
  unit: swap(
    [/(?<=\d[ \u00a0])mcg\b/, 'mg'],
    [/(?<=\d[ \u00a0])mg\b/, 'mcg'],
    [/(?<=\d[ \u00a0])kg\b/, 'g'],
    [/(?<=\d)%/, ' percentage points'],
    [/(?<=\d[ \u00a0])mL\b/, 'mg'],
  ),
  time: swap(
    [/(?<=\d[ \u00a0-])weeks?\b/, 'months'],
    [/(?<=\d[ \u00a0-])months?\b/, 'weeks'],
    [/(?<=\d[ \u00a0-])days?\b/, 'weeks'],
    [/(?<=\d[ \u00a0-])years?\b/, 'months'],
    [/(?<=\d[ \u00a0-])hours?\b/, 'days'],
  ),
  direction: swap(
    [/\bfell\b/, 'rose'],
    [/\brose\b/, 'fell'],
    [/\blost\b/, 'gained'],
    [/\bmore often\b/, 'less often'],
    [
      /\bmore\b(?= (?:people|patients|deaths|events|adults|reports|side effects|bad spells))/,
      'fewer',
    ],
    [/\bmore\b(?! (?:than|people|deaths|events))/, 'less'],
    [/\bless\b/, 'more'],
    [/\braised\b/, 'lowered'],
    [/\breduced\b/, 'raised'],
    [/\bfewer\b/, 'more'],
    [/\bhigher\b/, 'lower'],
    [/\blower\b/, 'higher'],
  ),
  factor: swap(
    [/\btwice(?= (?:as|the)\b)/i, 'half'],
    [/\btwice(?= (?:a|daily|weekly)\b)/i, 'once'],
    [/\bonce(?= (?:a day|a week|daily|weekly)\b)/i, 'twice'],
    [/\bhalf(?= (?:as|the)\b)/i, 'twice'],
    [/\bdoubled\b/, 'halved'],
  ),
  arm: plantArms,
  'wrong outcome': plantOutcome,
  species: swap(
    [/\bpeople\b/, 'rabbits'],
    [/\bpatients\b/, 'rats'],
    [/\badults\b/, 'mice'],
    [/\brats\b/, 'people'],
    [/\bmice\b/, 'patients'],
  ),
  design: swap(
    [/\bopen-label\b/, 'double-blind'],
    [/\bregister\b/, 'randomised trial'],
    [/\btrials\b/, 'registers'],
    [/\btrial\b/, 'register study'],
    [/\breview\b/, 'randomised trial'],
  ),
  difference: swap(
    [/\bno clear difference\b/, 'a clear difference'],
    [/\bno difference\b/, 'a difference'],
    [/\bdid not differ\b/, 'differed'],
  ),
  status: swap(
    [/\bnot approved\b/, 'approved'],
    [/\bno approved\b/, 'an approved'],
    [/\bapproved\b/, 'banned'],
    [/\bprohibited\b/, 'permitted'],
    [/\blicensed\b/, 'legal over the counter'],
  ),
  sum: ({ statement: { text, sums = [] } }, pick) => {
    const written = [...text.matchAll(/(?<== )(?:\d[\d.,]*\d|\d)/g)].map(
      ({ 0: shown, index }): Part => ({ shown, index, end: index + shown.length }),
    );
    const noted = sums.flatMap(
      ({ index }) => figures(text).findLast((number) => number.index < index) ?? [],
    );
    const result = pick([...written, ...noted]);
    if (!result) return undefined;
    return replacePart(
      text,
      result,
      `${result.shown.startsWith('9') ? 4 : 9}${result.shown.slice(1)}`,
    );
  },
};

/** The kinds of faults in findings, each with the function that plants it. */
export const findingPlants: Readonly<
  Record<string, (finding: Finding, pick: Picker) => Finding | undefined>
> = {
  'data: result': (finding) => {
    if (finding.effect?.low === undefined || finding.result === 'descriptive') return undefined;
    const isFavoured = finding.result === 'favours intervention';
    return { ...finding, result: isFavoured ? 'favours comparator' : 'favours intervention' };
  },
  'data: groups': ({ arms: [first, second, ...rest], ...finding }) => {
    if (!first || !second) return undefined;
    const swapped = [
      { ...first, name: second.name },
      { ...second, name: first.name },
    ];
    return { ...finding, arms: [...swapped, ...rest] };
  },
  'data: value': (finding, pick) => {
    const arms = finding.arms.filter(({ value, percent }) => (value ?? percent) !== undefined);
    const own = pick(arms);
    if (!own) return undefined;
    const { value, percent = 0 } = own;
    const wrong =
      value === undefined ? { percent: Math.min(100, percent + 1.1) } : { value: value + 1.1 };
    return {
      ...finding,
      arms: finding.arms.map((arm) => (arm === own ? { ...arm, ...wrong } : arm)),
    };
  },
  'data: period': (finding) =>
    finding.followUp && {
      ...finding,
      followUp: { ...finding.followUp, value: finding.followUp.value * 2 },
    },
};
