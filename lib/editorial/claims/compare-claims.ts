import type { Statement } from '@/lib/evidence/statement';
import { compareArms } from './compare-arms';
import { compareDirections, compareGroupDirections } from './compare-directions';
import { compareDifferences, compareFactors, compareFrequencies } from './compare-factors';
import { compareOutcomes } from './compare-outcomes';
import { compareWordings } from './compare-wordings';
import { type Comparison, type Reading, toReading } from './comparison';
import type { Work } from './works';

/** Returns the faults of a statement against its works; whether its numbers are recorded is checked elsewhere. */
export function compareClaim(statement: Statement, works: readonly Work[]): string[] {
  if (works.length === 0 || statement.isSupposed) return [];
  const reading = toReading(statement, works);
  return COMPARISONS.flatMap((compare) => compare(reading));
}

/** What a text may name, and what its records must then have, in lower case. */
type Terms = readonly (readonly [form: RegExp, record: RegExp])[];

/** Returns what a text names, by the first match of each term, and no cited record has. */
function findUnrecorded(terms: Terms, { text, words }: Reading): string[] {
  return terms.flatMap(([form, record]) => {
    const [said] = text.match(form) ?? [];
    return said && !record.test(words) ? [said] : [];
  });
}

const SPECIES: Terms = [
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

/** Reports an animal, or people, that no cited record mentions. */
const compareSpecies: Comparison = (reading) => {
  const { text, works, words, sources } = reading;
  const isDenied = /\b(?:no|not|never|nobody|none|without|unlike)\b/i.test(text);
  // A counted animal is present even if the sentence negates something else.
  const present = SPECIES.filter(
    ([form]) =>
      !isDenied || new RegExp(`\\d (?:[\\p{L}-]+ ){0,2}?(?:${form.source})`, 'iu').test(text),
  );
  const faults = findUnrecorded(present, reading).map(
    (said) => `"${said}", and ${sources} speaks of none`,
  );
  const [people] = isDenied ? [] : (text.match(PEOPLE) ?? []);
  const isOfPeople =
    RECORDED_PEOPLE.test(words) ||
    works.some(({ reference }) => /^(?:human|n\/a)$/.test(reference.custom.species));
  return people && !isOfPeople ? [...faults, `"${people}", and ${sources} studied none`] : faults;
};

const DESIGNS: Terms = [
  [/\brandomi[sz]ed\b|\bby lot\b|\bchance decided\b/i, /\brandom|\bchance\b|\brct\b|\blot\b/],
  [/\b(?:double-)?blind(?:ed)?\b/i, /\b(?:blind|masked|rct)/],
  [/\bopen[ -]label\b/i, /\bopen[ -]?label|\bopen\b|\bunblinded/],
  [
    /\bregist(?:er|ers|ry|ries)\b/i,
    /\bregist(?:er|ers|ry|ries)\b|\bcohort|\bobservational|\bdatabase|\brecords\b|\bclaims\b|\bnationwide/,
  ],
  [/\bmeta-analys[ei]s\b/i, /\bmeta-analy|\bpooled|\bsystematic-review|\breview/],
  [/\bcase reports?\b/i, /\bcase/],
  [/\bcross-?over\b/i, /\bcross-?over|\bboth\b|\beach\b/],
];

const REGISTER = /\bregister (?:study|studies)\b|(?<!\b(?:trial|the) )\bregisters\b/i;
const REGISTERED =
  /\b(?:regist(?:er|ers|ry|ries)|cohorts?|observational|nationwide|databases?|claims|records)\b/;
const RANDOMISED = /\b(?:a|one|the same|the \d{4}) randomi[sz]ed trial\b/i;

/** Returns a study design in the text that the kinds of the cited studies rule out. */
function findWrongKind({ text, works, words }: Reading): string | undefined {
  const has = (kinds: RegExp) => works.some(({ reference }) => kinds.test(reference.custom.study));
  const [register] = text.match(REGISTER) ?? [];
  if (register && !has(/^observational$/) && !REGISTERED.test(words)) return register;
  const [trial] = text.match(RANDOMISED) ?? [];
  return has(/^(?!review$|observational$|case-report$)/) ? undefined : trial;
}

/** Reports a study design that no cited record states. */
const compareDesigns: Comparison = (reading) => {
  const { text, works, sources } = reading;
  const wrong = findWrongKind(reading);
  if (wrong) {
    const kinds = [...new Set(works.map(({ reference }) => reference.custom.study))].join(', ');
    return [`"${wrong}", and ${sources} is: ${kinds}`];
  }
  if (/\b(?:no|not|never|without|neither|nor|un\w+|only|rather)\b/i.test(text)) return [];
  return findUnrecorded(DESIGNS, reading).map(
    (said) => `"${said}", and no record of ${sources} says so`,
  );
};

const CAUSE =
  /\b(?:reduced|reduces|prevented|prevents|cut the risk|lowered the risk|protects?|protected)\b/i;
const LINK =
  /\b(?:linked|associated|went with|register|registry|cohort|observational|users|may|might|could)\b/i;

/** Reports causal wording about works that are all observational. */
const compareCauses: Comparison = ({ text, works, sources }) => {
  const [said] = text.match(CAUSE) ?? [];
  const isObserved = works.every(({ reference }) => reference.custom.study === 'observational');
  if (!said || !isObserved || LINK.test(text)) return [];
  return [
    `"${said}" says that one thing caused another, and ${sources} only observed; write "was linked with"`,
  ];
};

const STANDINGS: Terms = [
  [
    /\b(?:banned|prohibited|forbidden|outlawed)\b/i,
    /\b(?:ban|bans|banned|prohibit\w*|forbid\w*|outlaw\w*|illegal|unlawful|not allowed|doping)\b/,
  ],
  [
    /\b(?:permitted|legal over the counter|over the counter)\b/i,
    /\b(?:permit\w*|allow\w*|legal\w*|over the counter|without (?:a )?prescription)\b/,
  ],
];

/** Reports a ban or permission that no cited record mentions. */
const compareStandings: Comparison = (reading) =>
  findUnrecorded(STANDINGS, reading).map(
    (said) => `"${said}", and ${reading.sources} says nothing of that`,
  );

const COMPARISONS: readonly Comparison[] = [
  compareDirections,
  compareGroupDirections,
  compareWordings,
  compareArms,
  compareOutcomes,
  compareDifferences,
  compareFactors,
  compareFrequencies,
  compareSpecies,
  compareDesigns,
  compareCauses,
  compareStandings,
];
