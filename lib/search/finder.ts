import { Best } from '@/lib/text/best';
import { createQuestionMatcher, type QuestionMatch } from './asked';
import { chooseRequiredParts, getRooms, type Room } from './choose-kept';
import { findParts, type Held } from './find-parts';
import type { SiteIndex } from './index-form';
import { type Part, parseQuery } from './query';
import { createRank } from './rank';
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

export type Finding = Pick<Held, 'parts' | 'query' | 'words'> & {
  /** At most one for each page. */
  answers: readonly Answering[];
};

/** Runs a query; both the site search and the article search use it. */
export type Finder = (text: string) => Finding;

/** Creates a search over an index, without a limit; the article search uses the articles among its answers. */
export function createFinder(index: SiteIndex): Finder {
  const names = new Map(
    index.names.flatMap((name) => (name.kind === 'question' ? [] : [[name.joined, name] as const])),
  );
  const scope = createScope(index.text);
  const findAsked = createQuestionMatcher(index.names, names);
  const repair = createSpellingCorrector(index.text, index.names);
  const rooms = getRooms(index);
  const rankOf = createRank(index, names);
  const documents = new Map(index.entries.map(({ address }, document) => [address, document]));
  const pages = toPageNumbers(index);

  return (text) => {
    const query = parseQuery(text, names);
    const held = findParts(scope, query, repair, (document) => rooms[document] !== 'paper');
    const { parts, bits, totals } = held;
    const common = findCommon(held);
    const asked = new Map<number, QuestionMatch>();
    const keys = new Set([...query.keys, ...parts.map(({ key }) => key)]);
    for (const [address, question] of findAsked({ ...query, parts, keys })) {
      const document = documents.get(address);
      if (document === undefined) continue;
      // Not every query with 'peptide' asks what a peptide is.
      const isWord = index.entries[document]?.kind === 'term' && question.held === common;
      if (!isWord || parts.length === 1) asked.set(document, question);
    }
    const named = new Set(parts.map(({ name }) => documents.get(name?.address ?? '')));
    const subjects = parts.flatMap(({ name }) => (name ? [joinWords(name.of)] : []));
    const kept = chooseRequiredParts(held, rooms, asked.size > 0);
    // Parts that no entry matches are not required.
    const whole = toBits(parts, (_, place) => (held.holders[place] ?? 0) > 0);
    const every = toBits(parts, ({ name }) => name !== undefined);
    /** The parts that count as matched besides the page's own words: those of its question, and common words. */
    const toAnswered = (document: number, question: QuestionMatch | undefined) =>
      (question ? question.held | (isForAll(index.entries[document]?.kind) ? every : 0) : 0) |
      (question || named.has(document) ? common : 0);
    /** Whether a page's question matches the names typed, whatever else was typed: 'knee surgery on ozempic'. */
    const isMeant = (document: number, question: QuestionMatch | undefined) =>
      question !== undefined &&
      every > 0 &&
      ((question.held & every) === every || isForAll(index.entries[document]?.kind));
    const isAsked = [...asked].some(
      ([document, question]) =>
        isMeant(document, question) || (toAnswered(document, question) & whole) === whole,
    );
    const answers: Answering[] = [];
    const places = new Map<number, number>();
    for (let document = 0; parts.length > 0 && document < scope.end; document += 1) {
      const own = bits[document] ?? 0;
      const needed = kept[rooms[document] as Room];
      const isKept = needed !== undefined && (own & needed) === needed;
      const question = asked.get(document);
      const isNamed = named.has(document);
      if (!isKept && !question && !isNamed) continue;
      const answered = own | toAnswered(document, question);
      const rank = rankOf(document, {
        text,
        score: totals[document] ?? 0,
        question,
        isWhole: (answered & whole) === whole || (isNamed && isAsked),
        isMeant: isMeant(document, question),
        isNamed,
        subjects,
      });
      const page = pages[document] ?? ALONE;
      const place = places.get(page) ?? answers.length;
      if ((answers[place]?.rank ?? -1) >= rank) continue;
      answers[place] = { document, rank, held: answered };
      if (page !== ALONE) places.set(page, place);
    }
    if (subjects.length > 0) liftNamed(answers, (document) => named.has(document));
    return { query, parts, words: held.words, answers };
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

/** Whether a page with a question applies to every substance; articles and terms apply only to those they name. */
function isForAll(kind: string | undefined): boolean {
  return kind !== 'article' && kind !== 'term';
}

/** The page number of an entry that is alone on its page. */
const ALONE = 0;

/** Gives entries on the same page the same number, so that each page is returned once. */
function toPageNumbers({ entries }: SiteIndex): Uint32Array {
  const toPage = (address: string) => address.split('#')[0] ?? address;
  const shared = new Set(
    entries.flatMap(({ address }) => (address.includes('#') ? [toPage(address)] : [])),
  );
  const numbers = new Map([...shared].map((page, at) => [page, at + 1]));
  return Uint32Array.from(entries, ({ address }) => numbers.get(toPage(address)) ?? ALONE);
}
