import type { Asked } from './asked';
import type { SiteIndex } from './index-form';
import type { Kind } from './kinds';
import type { Names } from './query';
import { joinWords } from './words';

/**
 * What a kind weighs beside the others when words match equally well: a substance before the articles about it,
 * and those before the many papers whose titles hold the same words.
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

/** What comes first whatever its words score: every word held, the record that is named, every word in a paper. */
const WHOLE = 3;
const NAMED = 2;
const WHOLE_PAPER = 1;

/** More than any score. */
const TIER = 1e10;

/** Added to an entry whose title or other name is what was typed, and to a record that is named. */
const WHOLE_NAME = 1e7;
const NAMED_RECORD = 2e4;

/** Added to an article whose title begins with the substance that was named, before one that mentions it. */
const ABOUT = 8e3;

/** Added to the page that a question leads to, for each of its words: when it answers every word, and when not. */
const ASKED = 1e6;
const ASKED_IN_PART = 3e4;

/** Added to the page of what can have gone wrong when it is asked for. */
const DISTRESS = 1e8;

type Reasons = {
  text: string;
  score: number;
  question: Asked | undefined;
  isWhole: boolean;
  /** Whether it is asked for of what was named. */
  isMeant: boolean;
  isNamed: boolean;
  /** The names of the substances that were named, joined. */
  subjects: readonly string[];
};

/** Ranks the entries of an index: those that hold every word before those that do not. */
export function createRank(
  { entries }: SiteIndex,
  names: Names,
): (document: number, reasons: Reasons) => number {
  const titles = entries.map(({ title }) => joinWords(title));
  let asked = { text: '', joined: '' };
  return (document, { text, score, question, isWhole, isMeant, isNamed, subjects }) => {
    const entry = entries[document];
    if (!entry) return 0;
    if (asked.text !== text) asked = { text, joined: joinWords(text) };
    const { joined } = asked;
    const title = titles[document] ?? '';
    const isTyped = title === joined || names.get(joined)?.address === entry.address;
    const isAbout = entry.kind === 'article' && subjects.some((name) => title.startsWith(name));
    const weight = KIND_WEIGHTS[entry.kind];
    const own = (isNamed ? NAMED_RECORD : 0) + (isAbout ? ABOUT : 0) + (isTyped ? WHOLE_NAME : 0);
    return (
      (score + own) * weight +
      (question ? question.words * (isWhole ? ASKED : ASKED_IN_PART) : 0) +
      (question?.isDistress ? DISTRESS : 0) +
      TIER * getTier(entry.kind, isWhole || isMeant || question?.isDistress === true, isNamed)
    );
  };
}

function getTier(kind: Kind, isWhole: boolean, isNamed: boolean): number {
  if (isWhole) return kind === 'paper' && !isNamed ? WHOLE_PAPER : WHOLE;
  return isNamed ? NAMED : 0;
}

/** A rank beside the best, from 0 to 1. */
export function getShare(rank: number, top: number): number {
  const tiers = Math.floor(top / TIER) - Math.floor(rank / TIER);
  return Number((((rank % TIER) / (top % TIER)) * TIER ** -tiers).toPrecision(3));
}
