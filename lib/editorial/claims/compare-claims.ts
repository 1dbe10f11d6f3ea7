import type { Statement } from '@/lib/evidence/statement';
import { compareArms } from './compare-arms';
import { compareDirections, compareGroupDirections } from './compare-directions';
import { compareDifferences, compareFactors, compareFrequencies } from './compare-factors';
import { compareOutcomes } from './compare-outcomes';
import { compareWordings } from './compare-wordings';
import { type Comparison, formatKeys } from './comparison';
import type { Work } from './works';

/** Returns the faults of a statement against its works; whether its numbers are recorded is checked elsewhere. */
export function compareClaim(statement: Statement, works: readonly Work[]): string[] {
  if (works.length === 0 || statement.isSupposed) return [];
  return COMPARISONS.flatMap((compare) => compare(statement, works));
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

/** Reports an animal, or people, that no cited record mentions. */
const compareSpecies: Comparison = ({ text }, works) => {
  const isDenied = /\b(?:no|not|never|nobody|none|without|unlike)\b/i.test(text);
  const faults = SPECIES.flatMap(([form, record]): string[] => {
    const [said] = text.match(form) ?? [];
    // A counted animal is present even if the sentence negates something else.
    const isCounted = new RegExp(`\\d (?:[\\p{L}-]+ ){0,2}?(?:${form.source})`, 'iu').test(text);
    if (!said || (isDenied && !isCounted) || works.some(({ words }) => record.test(words)))
      return [];
    return [`"${said}", and ${formatKeys(works)} speaks of none`];
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
    faults.push(`"${people}", and ${formatKeys(works)} studied none`);
  return faults;
};

const DESIGNS: readonly (readonly [form: RegExp, record: RegExp])[] = [
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
function findWrongKinds(text: string, works: readonly Work[]): string | undefined {
  const has = (kinds: RegExp) => works.some(({ reference }) => kinds.test(reference.custom.study));
  const isRegister = has(/^observational$/) || works.some(({ words }) => REGISTERED.test(words));
  const [register] = isRegister ? [] : (text.match(REGISTER) ?? []);
  const [trial] = has(/^(?!review$|observational$|case-report$)/)
    ? []
    : (text.match(RANDOMISED) ?? []);
  return register ?? trial;
}

/** Reports a study design that no cited record states. */
const compareDesigns: Comparison = ({ text }, works) => {
  const wrong = findWrongKinds(text, works);
  if (wrong) {
    const kinds = [...new Set(works.map(({ reference }) => reference.custom.study))].join(', ');
    return [`"${wrong}", and ${formatKeys(works)} is: ${kinds}`];
  }
  if (/\b(?:no|not|never|without|neither|nor|un\w+|only|rather)\b/i.test(text)) return [];
  return DESIGNS.flatMap(([form, record]): string[] => {
    const [said] = text.match(form) ?? [];
    if (!said || works.some(({ words }) => record.test(words))) return [];
    return [`"${said}", and no record of ${formatKeys(works)} says so`];
  });
};

const CAUSE =
  /\b(?:reduced|reduces|prevented|prevents|cut the risk|lowered the risk|protects?|protected)\b/i;
const LINK =
  /\b(?:linked|associated|went with|register|registry|cohort|observational|users|may|might|could)\b/i;

/** Reports causal wording about works that are all observational. */
const compareCauses: Comparison = ({ text }, works) => {
  const [said] = text.match(CAUSE) ?? [];
  const isObserved = works.every(({ reference }) => reference.custom.study === 'observational');
  if (!said || !isObserved || LINK.test(text)) return [];
  return [
    `"${said}" says that one thing caused another, and ${formatKeys(works)} only observed; write "was linked with"`,
  ];
};

const STANDINGS: readonly (readonly [form: RegExp, record: RegExp])[] = [
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
const compareStandings: Comparison = ({ text }, works) =>
  STANDINGS.flatMap(([form, record]): string[] => {
    const [said] = text.match(form) ?? [];
    if (!said || works.some(({ words }) => record.test(words))) return [];
    return [`"${said}", and ${formatKeys(works)} says nothing of that`];
  });

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
