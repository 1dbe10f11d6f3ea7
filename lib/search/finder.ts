import { Best } from '@/lib/text/best';
import { type Asked, createAskedFor } from './asked';
import { chooseKept, createRooms, type Room } from './choose-kept';
import { findParts, type Held } from './find-parts';
import type { SiteIndex } from './index-form';
import { type Part, parseQuery } from './query';
import { createRank } from './rank';
import { createRepair } from './repair';
import { createScope } from './score-word';
import { joinWords } from './words';

/** An entry that answers. */
export type Answering = {
  document: number;
  rank: number;
  /** The parts of the query that it answers, as bits by their place. */
  held: number;
};

export type Finding = Pick<Held, 'parts' | 'query' | 'words'> & {
  /** One for each page. */
  answers: readonly Answering[];
};

/** What is asked of every search, whoever shows its answers. */
export type Finder = (text: string) => Finding;

/** The search over an index, without a limit: the articles of its answers are those of the blog's own search. */
export function createFinder(index: SiteIndex): Finder {
  const names = new Map(
    index.names.flatMap((name) => (name.kind === 'question' ? [] : [[name.joined, name] as const])),
  );
  const scope = createScope(index.text);
  const findAsked = createAskedFor(index.names, names);
  const repair = createRepair(index.text, index.names);
  const rooms = createRooms(index);
  const rankOf = createRank(index, names);
  const documents = new Map(index.entries.map(({ address }, document) => [address, document]));
  const pages = toPageNumbers(index);

  return (text) => {
    const query = parseQuery(text, names);
    const held = findParts(scope, query, repair, (document) => rooms[document] !== 'paper');
    const { parts, bits, totals } = held;
    const common = findCommon(held);
    const asked = new Map<number, Asked>();
    const keys = new Set([...query.keys, ...parts.map(({ key }) => key)]);
    for (const [address, question] of findAsked({ ...query, parts, keys })) {
      const document = documents.get(address);
      if (document === undefined) continue;
      // 'What is a peptide' is not asked by every query that names one.
      const isWord = index.entries[document]?.kind === 'term' && question.held === common;
      if (!isWord || parts.length === 1) asked.set(document, question);
    }
    const named = new Set(parts.map(({ name }) => documents.get(name?.address ?? '')));
    const subjects = parts.flatMap(({ name }) => (name ? [joinWords(name.of)] : []));
    const kept = chooseKept(held, rooms, asked.size > 0);
    // What nothing holds is asked of no answer.
    const whole = toBits(parts, (_, place) => (held.holders[place] ?? 0) > 0);
    const every = toBits(parts, ({ name }) => name !== undefined);
    /** What a page answers besides its own words: what it was asked for, and what says nothing of a subject. */
    const toAnswered = (document: number, question: Asked | undefined) =>
      (question ? question.held | (isForAll(index.entries[document]?.kind) ? every : 0) : 0) |
      (question || named.has(document) ? common : 0);
    /** Whether a page is asked for of what was named, whatever else was typed: 'knee surgery on ozempic'. */
    const isMeant = (document: number, question: Asked | undefined) =>
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

/** The words of a query that an answer does not hold. */
export function getMissing({ query }: Finding, { held }: Answering): string[] {
  return query.parts.flatMap(({ wordings: [typed] }, place) =>
    held & (1 << place) ? [] : [typed?.words.join(' ') ?? ''],
  );
}

/** How many of the best answers a record that is named stands among. */
const NAMED_WITHIN = 3;

/** Brings the records that were named among the best answers: what was asked of a substance begins with its page. */
function liftNamed(answers: readonly Answering[], isNamed: (document: number) => boolean): void {
  const best = new Best<Answering>(NAMED_WITHIN);
  for (const answer of answers) best.add(answer);
  const least = best.all[NAMED_WITHIN - 2]?.rank ?? 0;
  for (const answer of answers)
    if (isNamed(answer.document) && !best.all.includes(answer))
      answer.rank = least * (1 - Number.EPSILON);
}

/** A word in more than this share of all entries, most of which are papers, is no subject: the site is about peptides. */
const NO_SUBJECT = 0.08;

/** The parts, as bits, that say nothing of a subject. */
function findCommon({ parts, holders, bits }: Held): number {
  const isCommon = ({ name, key }: Part, place: number) =>
    !name && !/\d/.test(key) && (holders[place] ?? 0) > bits.length * NO_SUBJECT;
  return toBits(parts, isCommon);
}

const toBits = (parts: readonly Part[], isMeant: (part: Part, place: number) => boolean): number =>
  parts.reduce((all, part, place) => (isMeant(part, place) ? all | (1 << place) : all), 0);

/** Whether a page that is asked for answers for every substance: an article and a term do only for those that they name. */
function isForAll(kind: string | undefined): boolean {
  return kind !== 'article' && kind !== 'term';
}

/** The number of an entry that shares its page with no other. */
const ALONE = 0;

/** Entries of one page have one number: each page answers once. */
function toPageNumbers({ entries }: SiteIndex): Uint32Array {
  const toPage = (address: string) => address.split('#')[0] ?? address;
  const shared = new Set(
    entries.flatMap(({ address }) => (address.includes('#') ? [toPage(address)] : [])),
  );
  const numbers = new Map([...shared].map((page, at) => [page, at + 1]));
  return Uint32Array.from(entries, ({ address }) => numbers.get(toPage(address)) ?? ALONE);
}
