import type { Statement } from '@/lib/evidence/check-numbers';
import type { Finding } from '@/lib/evidence/evidence-schema';
import { type GivenNumber, getUnit } from '@/lib/evidence/known-numbers';
import { isSameUnit } from '@/lib/evidence/units';
import { parseWrittenNumbers, type WrittenNumber } from '@/lib/evidence/written-numbers';
import { DOWN, findWords, HALF, NO_DIFFERENCE, TWICE, UP } from './claim-words';
import type { Work } from './works';

/** What a claim is compared in. */
export type Aspect =
  | 'direction'
  | 'arm'
  | 'difference'
  | 'factor'
  | 'species'
  | 'design'
  | 'cause'
  | 'outcome';

/** Where a claim says something else than the works that it rests on. */
export type ClaimFault = { aspect: Aspect; message: string };

/** Holds one statement against the works that it rests on, in everything but its numbers and their units. */
export function compareClaim(statement: Statement, works: readonly Work[]): ClaimFault[] {
  if (works.length === 0 || statement.isSupposed) return [];
  return COMPARISONS.flatMap((compare) => compare(statement, works));
}

type Comparison = (statement: Statement, works: readonly Work[]) => ClaimFault[];

/** A verb of change beside a number whose record has the other sign: 'rose by 14.9%' for -14.9%. */
const compareDirections: Comparison = ({ text }, works) => {
  const numbers = parseWrittenNumbers(text);
  return numbers.flatMap((number, index) => {
    const verb = findVerb(text, number, numbers[index - 1], numbers[index + 1]);
    if (!verb) return [];
    const changes = givenOf(number, text, works).map(getChange);
    const [first] = changes;
    if (!first || changes.some((change) => change !== first) || first === verb.direction) return [];
    const message = `"${verb.word}" beside ${number.shown}, which is a ${first === 'down' ? 'fall' : 'rise'} in ${keysOf(works)}`;
    return [{ aspect: 'direction' as const, message }];
  });
};

/** Which way a recorded number went, where its sign and outcome say so. */
function getChange({ finding, isNegative, value }: GivenNumber): 'down' | 'up' | undefined {
  if (!finding || value === '0') return undefined;
  const isArm = finding.arms.some((arm) => arm.value !== undefined && isValue(arm.value, value));
  if (!isArm || !/\bchange\b/i.test(finding.outcome)) return undefined;
  // A value that both signs have says nothing.
  const signs = new Set(
    finding.arms.flatMap((arm) =>
      arm.value !== undefined && isValue(arm.value, value) ? Math.sign(arm.value) : [],
    ),
  );
  if (signs.size !== 1) return undefined;
  return isNegative || signs.has(-1) ? 'down' : 'up';
}

function isValue(number: number, value: string): boolean {
  return Math.abs(number) === Number(value);
}

const SPAN = 45;

/** The verb of change that a number belongs to: the last one before it in its clause, or the word right behind it. */
function findVerb(
  text: string,
  { index, shown }: WrittenNumber,
  before: WrittenNumber | undefined,
  behind: WrittenNumber | undefined,
): { word: string; direction: 'down' | 'up' } | undefined {
  const start = Math.max(0, index - SPAN, before ? before.index + before.shown.length : 0);
  const clause =
    text
      .slice(start, index)
      .split(/[.;|:()]/)
      .at(-1) ?? '';
  const own = [...findWords(clause, DOWN, 'down'), ...findWords(clause, UP, 'up')].sort(
    (a, b) => a.index - b.index,
  );
  const last = own.at(-1);
  if (last && !/\b(?:not|no|never|nor|than|without|instead)\b/i.test(clause)) return last;
  if (own.length > 0) return undefined;
  const rest = text.slice(index + shown.length, behind?.index).split(/[.;|:(),]/)[0] ?? '';
  const [next] = [
    ...findWords(rest.slice(0, 24), DOWN, 'down'),
    ...findWords(rest.slice(0, 24), UP, 'up'),
  ];
  return next && /^\W*(?:%|[a-zA-Z]+)?\W*$/.test(rest.slice(0, next.index)) ? next : undefined;
}

/** The recorded numbers that a written one may be. */
function givenOf(number: WrittenNumber, text: string, works: readonly Work[]): GivenNumber[] {
  const unit = getUnit(text, number);
  return works
    .flatMap(({ numbers }) => numbers.values.get(number.value) ?? [])
    .filter((given) => !unit || !given.unit || isSameUnit(unit, given.unit));
}

/** A number that is named for one group and was measured in the other. */
const compareArms: Comparison = ({ text }, works) => {
  if (text.includes(' | ')) return [];
  const numbers = parseWrittenNumbers(text);
  return works.flatMap(({ findings }) =>
    findings.flatMap((finding) => compareArmsOf(finding, text, numbers)),
  );
};

function compareArmsOf(
  { id, arms }: Finding,
  text: string,
  numbers: readonly WrittenNumber[],
): ClaimFault[] {
  if (arms.length !== 2) return [];
  const [first, second] = arms.map((arm) => ({
    ...arm,
    figure: arm.percent ?? arm.value ?? arm.events,
  }));
  if (!first || !second || first.figure === undefined || second.figure === undefined) return [];
  if (Math.abs(first.figure) === Math.abs(second.figure)) return [];
  const places = [first, second].map((arm) =>
    numbers.filter(({ value }) => isValue(arm.figure ?? 0, value)),
  );
  const [[one, ...moreOfOne] = [], [other, ...moreOfOther] = []] = places;
  if (!one || !other || moreOfOne.length > 0 || moreOfOther.length > 0) return [];
  const names = [first, second].map(({ name }) =>
    distinctWords(name, name === first.name ? second.name : first.name),
  );
  const [ownWords = [], otherWords = []] = names;
  if (ownWords.length === 0 || otherWords.length === 0) return [];
  const earlier = one.index < other.index ? one : other;
  const later = earlier === one ? other : one;
  const between = text.slice(earlier.index + earlier.shown.length, later.index);
  const after = text.slice(later.index + later.shown.length).split(/[.;]/)[0] ?? '';
  const wordsOf = (part: string) => [
    ownWords.some((word) => hasWord(part, word)),
    otherWords.some((word) => hasWord(part, word)),
  ];
  const [ownBetween, otherBetween] = wordsOf(between);
  const [ownAfter, otherAfter] = wordsOf(after);
  // 'N on A and M on B' alone is read: each number with the one name behind it.
  if (ownBetween === otherBetween || ownAfter === otherAfter || ownBetween === ownAfter) return [];
  const isEarlierOwn = earlier === one;
  if (ownBetween === isEarlierOwn) return [];
  return [
    {
      aspect: 'arm',
      message: `${one.shown} and ${other.shown} stand with the wrong groups: ${id} has ${first.figure} for ${first.name} and ${second.figure} for ${second.name}`,
    },
  ];
}

function distinctWords(name: string, other: string): string[] {
  const read = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const others = new Set(read(other));
  return read(name).filter(
    (word) =>
      !others.has(word) && !/^(?:with|after|before|doses?|group|people|weekly|daily)$/.test(word),
  );
}

function hasWord(text: string, word: string): boolean {
  return text.toLowerCase().includes(word);
}

/** 'No difference' is said only where a record found none. */
const compareDifferences: Comparison = ({ text }, works) => {
  const [said] = text.match(NO_DIFFERENCE) ?? [];
  if (!said) return [];
  const isHeld = works.some(
    ({ findings, words }) =>
      findings.some(({ result }) => result === 'no clear difference') ||
      /\b(?:no|not|nor|neither|similar|same|unchanged|equal|comparable|without|did not|non-inferior)\b/.test(
        words,
      ),
  );
  return isHeld
    ? []
    : [{ aspect: 'difference', message: `"${said}", and ${keysOf(works)} records none` }];
};

/** 'Twice' and 'half' need a record with about that factor, or that says so. */
const compareFactors: Comparison = ({ text }, works) => {
  const check = (form: RegExp, low: number, high: number): ClaimFault[] => {
    const [said] = text.match(form) ?? [];
    if (!said) return [];
    const isHeld = works.some(
      ({ findings, words }) =>
        /\b(?:twice|double|doubled|half|halved|twofold|fold)\b/.test(words) ||
        findings.some((finding) =>
          factorsOf(finding).some((factor) => factor >= low && factor <= high),
        ),
    );
    return isHeld
      ? []
      : [
          {
            aspect: 'factor',
            message: `"${said}", and no result of ${keysOf(works)} is about that`,
          },
        ];
  };
  return [...check(TWICE, 1.6, 2.6), ...check(HALF, 0.38, 0.65)];
};

/** How many times larger one figure of a finding is than another. */
function factorsOf({ arms, effect }: Finding): number[] {
  const figures = arms.flatMap(({ percent, value, events, n }) =>
    [percent, value, events, n].filter((figure) => figure !== undefined).map(Math.abs),
  );
  const pairs = figures.flatMap((a) => figures.filter((b) => b !== 0 && b !== a).map((b) => a / b));
  const ratio = effect?.measure.endsWith('ratio') ? [effect.value, 1 / effect.value] : [];
  const shares = arms.flatMap(({ percent }) => (percent === undefined ? [] : [percent / 100]));
  return [...pairs, ...ratio, ...shares];
}

const SPECIES: readonly (readonly [form: RegExp, record: RegExp])[] = [
  [/\b(?:mice|mouse)\b/i, /\b(?:mice|mouse|murine)\b/],
  [/\brats?\b/i, /\brats?\b/],
  [/\brabbits?\b/i, /\brabbits?\b/],
  [/\bdogs?\b/i, /\b(?:dogs?|canine)\b/],
  [/\b(?:pigs?|piglets?)\b/i, /\b(?:pigs?|piglets?|swine|porcine)\b/],
  [/\bmonkeys?\b/i, /\b(?:monkeys?|primates?|macaques?)\b/],
  [/\bvolunteers?\b/i, /\b(?:volunteers?|healthy|rct|human)\b/],
];

const PEOPLE =
  /\b(?:people|patients?|adults?|women|men|children|teenagers|volunteers?|participants)\b/i;

const RECORDED_PEOPLE =
  /\b(?:human|people|persons?|patients?|adults?|women|men|children|teenagers|volunteers?|participants?|subjects?|users?|girls|boys|infants?|babies|survivors?|athletes?|workers?)\b/;

/** An animal or people are named only where a record holds them. */
const compareSpecies: Comparison = ({ text }, works) => {
  const isDenied = /\b(?:no|not|never|nobody|none|without|unlike)\b/i.test(text);
  const faults = SPECIES.flatMap(([form, record]): ClaimFault[] => {
    const [said] = text.match(form) ?? [];
    if (!said || isDenied || works.some(({ words }) => record.test(words))) return [];
    return [{ aspect: 'species', message: `"${said}", and ${keysOf(works)} speaks of none` }];
  });
  const [people] = text.match(PEOPLE) ?? [];
  if (
    people &&
    !isDenied &&
    !works.some(
      ({ words, reference }) =>
        reference.custom.species === 'human' ||
        reference.custom.species === 'n/a' ||
        RECORDED_PEOPLE.test(words),
    )
  )
    faults.push({ aspect: 'species', message: `"${people}", and ${keysOf(works)} studied none` });
  return faults;
};

const DESIGNS: readonly (readonly [form: RegExp, record: RegExp])[] = [
  [/\brandomi[sz]ed\b|\bby lot\b|\bchance decided\b/i, /\brandom|\bchance\b|\brct\b|\blot\b/],
  [/\b(?:double-)?blind(?:ed)?\b/i, /\b(?:blind|masked|rct)/],
  [/\bopen[ -]label\b/i, /\bopen[ -]?label|\bopen\b|\bunblinded/],
  [
    /\bregist(?:er|ry|ries)\b/i,
    /\bregist|\bcohort|\bobservational|\bdatabase|\brecords\b|\bclaims\b|\bnationwide/,
  ],
  [/\bmeta-analys[ei]s\b/i, /\bmeta-analy|\bpooled|\bsystematic-review|\breview/],
  [/\bcase reports?\b/i, /\bcase/],
  [/\bcross-?over\b/i, /\bcross-?over|\bboth\b|\beach\b/],
];

/** A design is named only where a record has it. */
const compareDesigns: Comparison = ({ text }, works) => {
  if (/\b(?:no|not|never|without|neither|nor|un\w+|only|rather)\b/i.test(text)) return [];
  return DESIGNS.flatMap(([form, record]): ClaimFault[] => {
    const [said] = text.match(form) ?? [];
    if (!said || works.some(({ words }) => record.test(words))) return [];
    return [{ aspect: 'design', message: `"${said}", and no record of ${keysOf(works)} says so` }];
  });
};

const CAUSE =
  /\b(?:reduced|reduces|prevented|prevents|cut the risk|lowered the risk|protects?|protected)\b/i;
const LINK =
  /\b(?:linked|associated|went with|register|registry|cohort|observational|users|may|might|could)\b/i;

/** A register cannot show that something prevented anything. */
const compareCauses: Comparison = ({ text }, works) => {
  const [said] = text.match(CAUSE) ?? [];
  const isObserved = works.every(({ reference }) => reference.custom.study === 'observational');
  if (!said || !isObserved || LINK.test(text)) return [];
  return [
    {
      aspect: 'cause',
      message: `"${said}" says that one thing caused another, and ${keysOf(works)} only observed; write "was linked with"`,
    },
  ];
};

const COMPARISONS: readonly Comparison[] = [
  compareDirections,
  compareArms,
  compareDifferences,
  compareFactors,
  compareSpecies,
  compareDesigns,
  compareCauses,
];

function keysOf(works: readonly Work[]): string {
  return works.map(({ key }) => `@${key}`).join(', ');
}
