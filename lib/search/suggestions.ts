import { Best } from '@/lib/text/best';
import type { SiteAnswer } from './answer-schema';
import type { SiteIndex } from './index-form';
import type { Part } from './query';
import { createScope, type Meant, scoreMeant } from './score-word';
import { fields, placesOf, type TextIndex } from './text-index';

const MOST = 5;

/** The most query words compared, because each is compared with every name. */
const MOST_WORDS = 6;

/** Shorter words are skipped: they are close to too many others. */
const MIN_LENGTH = 3;

/** One error is tolerated from 6 letters (twice this number), two from 9. */
const LETTERS_PER_ERROR = 3;
const MOST_ERRORS = 2;

/** Returns a search for the five entries whose titles or other names are closest to a query. */
export function createSuggestions(
  index: SiteIndex,
): (parts: readonly Part[]) => SiteAnswer['suggestions'] {
  const scope = createScope(index.text, { title: 1, names: 1 });
  const named = findNamedWords(index.text);

  return (parts) => {
    const words = [...new Set(parts.flatMap(({ wordings: [typed] }) => typed?.words ?? []))]
      .filter((word) => word.length >= MIN_LENGTH)
      .slice(0, MOST_WORDS);
    const totals = new Float64Array(scope.end);
    for (const word of words) {
      const meant = named.flatMap((number): Meant[] => {
        const weight = measureNearness(word, index.text.words[number] ?? '');
        return weight > 0 ? [{ number, weight }] : [];
      });
      // 100 for each word, so that matching more words outranks matching one word better.
      scoreMeant(scope, meant).forEach((score, document) => {
        if (score > 0) totals[document] = (totals[document] ?? 0) + score + 100;
      });
    }
    const best = new Best<{ document: number; rank: number }>(MOST);
    totals.forEach((rank, document) => {
      if (rank > 0) best.add({ document, rank });
    });
    return best.all
      .flatMap(({ document }) => index.entries[document] ?? [])
      .map(({ label, address, title }) => ({ label, address, title }));
  };
}

function findNamedWords(index: TextIndex): number[] {
  const naming = new Set([fields.indexOf('title'), fields.indexOf('names')]);
  return [...index.words.keys()].filter((number) =>
    placesOf(index, number).some((place) => naming.has(place % fields.length)),
  );
}

/** Returns 1 for the same word, less for a prefix or a misspelling, and 0 for a different word. */
function measureNearness(typed: string, word: string): number {
  if (word.startsWith(typed) && (typed.length > MIN_LENGTH || word === typed))
    return typed.length / word.length;
  const most = Math.min(MOST_ERRORS, Math.floor(typed.length / LETTERS_PER_ERROR) - 1);
  if (most < 1) return 0;
  const errors = countErrors(typed, word, most);
  return errors <= most ? 0.5 / errors : 0;
}

/** Returns the edit distance of two words, or `most` + 1 when it is larger than `most`. */
function countErrors(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = (row[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]);
      next.push(Math.min(same, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > most) return most + 1;
    row = next;
  }
  return row.at(-1) ?? 0;
}
