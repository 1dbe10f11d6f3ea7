import type { QuestionMatch } from './asked';
import type { SiteIndex } from './index-form';
import type { Kind } from './kinds';
import type { Names } from './query';
import { joinWords } from './words';

/**
 * The weight of each kind when words match equally well: a substance ranks before the articles about it, and articles
 * before the many papers whose titles contain the same words.
 */
const KIND_WEIGHTS: Record<Kind, number> = {
  peptide: 2.5,
  page: 1.5,
  article: 1,
  lesson: 0.8,
  term: 0.9,
  resource: 0.7,
  paper: 0.25,
};

/** Tiers, which outrank any score: all words matched, a named record, a paper with all words. */
const WHOLE = 3;
const NAMED = 2;
const WHOLE_PAPER = 1;

/** The rank difference between two tiers: more than any score. */
const TIER = 1e10;

/** Added to an entry whose title or other name equals the query, and to a named record. */
const WHOLE_NAME = 1e7;
const NAMED_RECORD = 2e4;

/** Added to an article whose title begins with a named substance; others only mention it. */
const ABOUT = 8e3;

/** Added to a page for each word of its matching question: if the page matches all parts, and if not. */
const ASKED = 1e6;
const ASKED_IN_PART = 3e4;

/** Added to a page about something that went wrong when its question matches. */
const DISTRESS = 1e8;

/** A matching question; `isMeant` if it covers all names in the query, as in 'knee surgery on ozempic'. */
export type MeantQuestion = QuestionMatch & { isMeant: boolean };

type Reasons = {
  /** The whole query as one word. */
  joined: string;
  score: number;
  question: MeantQuestion | undefined;
  isWhole: boolean;
  isNamed: boolean;
  /** The substances named in the query, each as one word. */
  subjects: readonly string[];
};

/** Ranks the entries of an index: those that match every word before the others. */
export function createRank(
  { entries }: SiteIndex,
  names: Names,
): (document: number, reasons: Reasons) => number {
  const titles = entries.map(({ title }) => joinWords(title));
  return (document, { joined, score, question, isWhole, isNamed, subjects }) => {
    const entry = entries[document];
    if (!entry) return 0;
    const title = titles[document] ?? '';
    const isTyped = title === joined || names.get(joined)?.address === entry.address;
    const isAbout = entry.kind === 'article' && subjects.some((name) => title.startsWith(name));
    const isFirst = question !== undefined && (question.isMeant || question.isDistress);
    const weight = KIND_WEIGHTS[entry.kind];
    const own = (isNamed ? NAMED_RECORD : 0) + (isAbout ? ABOUT : 0) + (isTyped ? WHOLE_NAME : 0);
    return (
      (score + own) * weight +
      (question ? question.words * (isWhole ? ASKED : ASKED_IN_PART) : 0) +
      (question?.isDistress ? DISTRESS : 0) +
      TIER * getTier(entry.kind, isWhole || isFirst, isNamed)
    );
  };
}

function getTier(kind: Kind, isWhole: boolean, isNamed: boolean): number {
  if (isWhole) return kind === 'paper' && !isNamed ? WHOLE_PAPER : WHOLE;
  return isNamed ? NAMED : 0;
}

/** Returns a rank relative to the best rank, from 0 to 1. */
export function getShare(rank: number, top: number): number {
  const tiers = Math.floor(top / TIER) - Math.floor(rank / TIER);
  return Number((((rank % TIER) / (top % TIER)) * TIER ** -tiers).toPrecision(3));
}
