import { SOMETHING_WENT_WRONG_PATH } from '@/content/paths';
import { Best } from '@/lib/text/best';
import { createQuestionMatcher } from './asked';
import { chooseRequiredParts, getRooms, type Room } from './choose-kept';
import { findParts, type Held } from './find-parts';
import type { SiteIndex } from './index-form';
import { type Part, parseQuery, type Query } from './query';
import { createRank, type MeantQuestion } from './rank';
import { createSpellingCorrector } from './repair';
import { createScope } from './score-word';
import { joinWords } from './words';

/** An entry that matches a query. */
export type Answering = {
  document: number;
  rank: number;
  /** The parts of the query that it matches, as a bit mask by index. */
  held: number;
};

export type Finding = Pick<Held, 'parts' | 'words'> & {
  query: Query;
  /** The parts too common to be a subject, as a bit mask by index. */
  common: number;
  /** At most one for each page. */
  answers: readonly Answering[];
};

/** Creates a search over an index, without a limit or an order. */
export function createFinder(index: SiteIndex): (text: string) => Finding {
  const names = new Map(
    index.names.flatMap((name) => (name.kind === 'question' ? [] : [[name.joined, name] as const])),
  );
  const scope = createScope(index.text);
  const findAsked = createQuestionMatcher(index.names, names);
  const repair = createSpellingCorrector(index.text, index.names);
  const rooms = getRooms(index);
  const rankOf = createRank(index, names);
  const documents = new Map(index.entries.map(({ address }, document) => [address, document]));
  /** The page of each entry, since a page is among the answers only once. */
  const pages = index.entries.map(({ address }) => address.split('#')[0]);

  return (text) => {
    const query = parseQuery(text, names);
    const held = findParts(scope, query, repair, (document) => rooms[document] !== 'paper');
    const { parts, bits, totals } = held;
    const joined = joinWords(text);
    const common = findCommon(held);
    // Parts that no entry matches are not required.
    const whole = toBits(parts, (_, place) => (held.holders[place] ?? 0) > 0);
    const every = toBits(parts, ({ name }) => name !== undefined);
    const asked = new Map<number, MeantQuestion>();
    const keys = new Set([...query.keys, ...parts.map(({ key }) => key)]);
    for (const [address, question] of findAsked({ ...query, parts, keys })) {
      const document = documents.get(address) ?? -1;
      const kind = index.entries[document]?.kind;
      // Not every query with 'peptide' asks what a peptide is.
      const isWord = kind === 'term' && question.held === common && parts.length > 1;
      if (!kind || isWord) continue;
      // A question applies to every substance, those of articles and terms only to the ones they name.
      const isOfNamed = kind === 'article' || kind === 'term';
      const covered = isOfNamed ? question.held : question.held | every;
      const isMeant = every > 0 && (covered & every) === every;
      asked.set(document, { ...question, held: covered, isMeant });
    }
    const named = new Set(parts.map(({ name }) => documents.get(name?.address ?? '')));
    const subjects = parts.flatMap(({ name }) => (name ? [joinWords(name.of)] : []));
    const kept = chooseRequiredParts(held, rooms, asked.size > 0);
    const isAsked = [...asked.values()].some(
      (question) => question.isMeant || ((question.held | common) & whole) === whole,
    );
    const typed = 2 ** parts.length - 1;
    const answers: Answering[] = [];
    const places = new Map<string | undefined, number>();
    for (let document = 0; parts.length > 0 && document < scope.end; document += 1) {
      const own = bits[document] ?? 0;
      const needed = kept[rooms[document] as Room];
      const isKept = needed !== undefined && (own & needed) === needed;
      const question = asked.get(document);
      const isNamed = named.has(document);
      if (!isKept && !question && !isNamed) continue;
      // A stray word does not lead to an emergency.
      const isHelp = index.entries[document]?.address.startsWith(SOMETHING_WENT_WRONG_PATH);
      if (isHelp && !question && (own & typed) !== typed) continue;
      // Besides its own words a page matches those of its question, and common words.
      const answered = own | (question?.held ?? 0) | (question || isNamed ? common : 0);
      const rank = rankOf(document, {
        joined,
        score: totals[document] ?? 0,
        question,
        isWhole: (answered & whole) === whole || (isNamed && isAsked),
        isNamed,
        subjects,
      });
      const page = pages[document];
      const place = places.get(page) ?? answers.length;
      if ((answers[place]?.rank ?? -1) >= rank) continue;
      answers[place] = { document, rank, held: answered };
      places.set(page, place);
    }
    if (subjects.length > 0) liftNamed(answers, (document) => named.has(document));
    return { query, parts, words: held.words, common, answers };
  };
}

/** Returns the typed words of a query that an answer does not match. */
export function getMissing({ query }: Finding, { held }: Answering): string[] {
  return query.parts.flatMap(({ wordings: [typed] }, place) =>
    held & (1 << place) ? [] : [typed?.words.join(' ') ?? ''],
  );
}

/** A named record is placed among this many best answers. */
const NAMED_WITHIN = 3;

/** Raises named records into the best answers, so that a query about a substance shows its page. */
function liftNamed(answers: readonly Answering[], isNamed: (document: number) => boolean): void {
  const best = new Best<Answering>(NAMED_WITHIN);
  for (const answer of answers) best.add(answer);
  const least = best.all[NAMED_WITHIN - 2]?.rank ?? 0;
  for (const answer of answers)
    if (isNamed(answer.document) && !best.all.includes(answer))
      answer.rank = least * (1 - Number.EPSILON);
}

/** A word in more than this share of all entries, most of them papers, is too common to be a subject. */
const NO_SUBJECT = 0.08;

/** Returns the bit mask of the parts that are too common to be a subject. */
function findCommon({ parts, holders, bits }: Held): number {
  const isCommon = ({ name, key }: Part, place: number) =>
    !name && !/\d/.test(key) && (holders[place] ?? 0) > bits.length * NO_SUBJECT;
  return toBits(parts, isCommon);
}

const toBits = (parts: readonly Part[], isMeant: (part: Part, place: number) => boolean): number =>
  parts.reduce((all, part, place) => (isMeant(part, place) ? all | (1 << place) : all), 0);
