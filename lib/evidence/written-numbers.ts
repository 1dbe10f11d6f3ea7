import { MONTHS } from '@/lib/text/format';

/** A number in a text. */
export type WrittenNumber = {
  /** As written: '1,961', '14.9', 'twelve', '26 July'. */
  shown: string;
  /** Normalised: '1961', '14.9', '12', '26 July'. No sign, since a verb may express it. */
  value: string;
  index: number;
};

const NUMBER_WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const WORD = NUMBER_WORDS.slice(1).join('|');

/** Nouns that make a number word before them a figure, not a turn of speech. */
const COUNTED =
  '(?:people|persons|patients?|adults?|volunteers?|women|men|children|participants|mice|rats|trials?|studies|study|reports?|papers|vials|deaths?|events?|weeks?|months?|days?|hours?|minutes?|years?|doses?|times|amino acids|residues)';

const COUNTED_WORD = new RegExp(
  `\\b(${WORD})\\b(?=(?:,? (?:or|to|and|in|of) (?:${WORD}|\\d+))?[- ](?:\\p{L}[\\p{L}-]* ){0,2}?${COUNTED}\\b)`,
  'giu',
);

const MONTH = MONTHS.join('|');

const UNIT =
  '(?:%|mg|mcg|ng|pg|kg|g|mL|L|kDa|Da|nmol|mmol|pmol|units?|minutes?|hours?|days?|nights?|weeks?|months?|years?|people|patients|adults|women|men)';

/** Words followed by a number that is part of a name: 'phase 3', 'type 2', 'residues 17 to 23'. */
const NAMING_WORD =
  '(?:types?|phases?|levels?|stages?|grades?|categor(?:y|ies)|class(?:es)?|sections?|schedules?|tables?|figures?|modules?|chapters?|parts?|steps?|articles?|appendix|annex|cohorts?|versions?|groups?|rules?|isoforms?|subtypes?|residues?|positions?)';

/** Trial programmes with numbered trials, and names written with a space: 'STEP 1', 'BPC 157'. */
const NUMBERED_NAME =
  '(?:STEP(?: UP)?|PIONEER|SUSTAIN|OASIS|REDEFINE|REIMAGINE|SCALE|AWARD|LEAD|MEN|BPC|ARA|TB)';

/** Parts of a text whose digits are not figures: addresses and DOIs. */
const NOT_PROSE: readonly RegExp[] = [/https?:\/\/\S+/g, /\b10\.\d{4,9}\/\S+/g];

/** Figures that are conventions, so that no publication is their source. */
const CONVENTIONS: readonly RegExp[] = [
  // The confidence level of intervals.
  /\b95\s?%(?= (?:confidence )?(?:interval|CI\b))/g,
  // Denominators ('out of 1,000'), and the ratio of 1 and the p of 0.05 that mark no difference.
  /\b(?:out of|of|in|per|for|among|picture) (?:each |every |about )?1(?:00|,000|0,000|00,000)\b(?![.,]\d)(?! ?(?:%|mg|mcg|mL|units?|weeks?|months?|days?|hours?|trials?|sources?))/gi,
  /\b(?:leaves? out|holds?|includes?|below|above|line at|and|of) 1(?= (?:means|is no)|[;:)]|[.,](?!\d)|$)/g,
  /\busual 0\.05\b|\b100 units, so\b|\b1 mL is 100 units\b/g,
  // The number of a list item.
  /^\d\.$/g,
  // The definition of U-100, and the storage conditions that this site uses throughout.
  /\b100 units (?:are|is|=|make) 1 mL\b|\b0\.01 mL(?= only on a U-100\b)|(?<=volume in mL )by 100\b/g,
  /\b2-8 °C|-20 °C|\bwithin 30 days of reconstitution\b/g,
];

/** Further numbers in a list of names: 'phases 2 and 3', 'STEP 1 to 3'. */
const LIST_OF = `(?:(?:, | and | or | to |/|-|–|, and )\\d{1,2}[ab]?\\b(?![\\d.,]*\\d)(?! ?${UNIT}))*`;

/** Names that contain digits. */
const NAMES: readonly RegExp[] = [
  // BPC-157, GLP-1, S2.3, V34L, pub6, COVID-19; then 'SURMOUNT-1 and -2'. Not a year: 'mid-2024'.
  /(?<![\p{L}\d])\p{L}[\p{L}'’]*(?!-(?:19|20)\d\d\b)[-‑–]?\d[\p{L}\d]*(?:[-.‑/+]\p{L}*\d[\p{L}\d]*|[-‑/]\p{L}[\p{L}\d]*)*(?:(?:,? and|,? or|,| to) [-‑–]\d+)*/gu,
  // The last part of a longer name: growth hormone releasing peptide-6.
  /\p{L}(?!-(?:19|20)\d\d\b)-\d+\b/gu,
  // 503A, 2b; 5-HT, 17-beta.
  /(?<![A-Za-z\d.,])\d+(?:[A-Z]|[abc])\b(?:\/\d+[A-Zabc]\b)?/g,
  /(?<![A-Za-z\d.,])\d+-(?:[A-Z]{2,}|alpha|beta)\b/g,
  // Fragments of a hormone, named by their residues: GRF 1-29, GLP-1 (7-36).
  /(?<=\b(?:GRF|GHRH|hGH|GH|GLP|PTH|ACTH) ?\(?)\d{1,3}-\d{1,3}\b/g,
  new RegExp(
    `\\b${NAMING_WORD} \\d{1,2}[a-z]?\\b(?![.,]\\d)(?! ?${UNIT}| times|-fold)${LIST_OF}`,
    'giu',
  ),
  /\b(?:sections?|rule|NDA|BLA|PMID|No\.) \d+\b/g,
  new RegExp(`\\b${NUMBERED_NAME} \\d{1,3}\\b(?![.,]\\d)(?! ?${UNIT}(?!\\p{L}))${LIST_OF}`, 'gu'),
];

const DATE = new RegExp(`(?<![\\d.,])(\\d{1,2}) (${MONTH})\\b`, 'g');
const ISO_DATE = /\b(\d{4})-(\d{2})-(\d{2})\b/g;
const FIGURE =
  /(?<![\p{L}\d.])(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?!\d)( (?:million|billion|thousand)\b)?/gu;

const FACTORS: Readonly<Record<string, number>> = { thousand: 3, million: 6, billion: 9 };

/**
 * Finds the numbers in a text, in order: figures, dates, and the words two to twelve where they count people, animals,
 * studies or time. Digits in names and addresses are ignored.
 */
export function parseWrittenNumbers(text: string): WrittenNumber[] {
  return parseNumbers(text, COUNTED_WORD);
}

/** Finds the numbers in a record's text: as above, but with every word from one to twelve. */
export function parseGivenNumbers(text: string): WrittenNumber[] {
  return parseNumbers(text, new RegExp(`\\b(${NUMBER_WORDS.join('|')})\\b`, 'gi'));
}

function parseNumbers(text: string, words: RegExp): WrittenNumber[] {
  let rest = text;
  for (const form of [...NOT_PROSE, ...CONVENTIONS, ...NAMES]) rest = rest.replace(form, blank);

  const numbers: WrittenNumber[] = [];
  const take = (form: RegExp, toValue: (match: RegExpMatchArray) => string) => {
    for (const match of rest.matchAll(form)) {
      numbers.push({ shown: match[0].trim(), value: toValue(match), index: match.index });
    }
    rest = rest.replace(form, blank);
  };
  take(ISO_DATE, ([, , month, day]) => `${Number(day)} ${MONTHS[Number(month) - 1]}`);
  take(DATE, ([, day, month]) => `${Number(day)} ${month}`);
  take(FIGURE, ([, figure = '', factor = '']) => toValue(figure, FACTORS[factor.trim()]));
  take(words, ([, word = '']) => String(NUMBER_WORDS.indexOf(word.toLowerCase()) + 1));
  return numbers.sort((a, b) => a.index - b.index);
}

/** '1,961' → '1961', '0.50' → '0.5'; times 10 to the power of `zeros` for '1.5 million'. */
function toValue(figure: string, zeros = 0): string {
  const [whole = '', decimals = ''] = figure.replaceAll(',', '').split('.');
  const shifted = `${whole}${decimals.padEnd(zeros, '0').slice(0, zeros)}`.replace(/^0+(?=\d)/, '');
  const fraction = decimals.slice(zeros).replace(/0+$/, '');
  return fraction ? `${shifted}.${fraction}` : shifted;
}

function blank(part: string): string {
  return ' '.repeat(part.length);
}
