/** Why a text is no chain: what is wrong and where, and what to type instead. */
export type ChainProblem = { message: string; help: string };

/** A text and how far it has been read. */
export type Place = { text: string; at: number };

/** What ends the reading of a text; the caller turns it into the problem that it holds. */
export class Unreadable extends Error {
  constructor(readonly problem: ChainProblem) {
    super(problem.message);
  }
}

/** What a sticky pattern finds at the place, which moves behind it. */
export function take(place: Place, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = place.at;
  const match = pattern.exec(place.text);
  if (match) place.at += match[0].length;
  return match;
}

/** Ends the reading at a character, which the message names, counted from 1; `found` is what stands there. */
export function failAt({ text, at }: Place, message: string, help: string, found?: string): never {
  const code = text.codePointAt(at);
  const character = found ?? (code === undefined ? '' : String.fromCodePoint(code).trim());
  const what = character
    ? ` (${character.length > 24 ? `${character.slice(0, 24)}…` : character})`
    : '';
  return fail(`Character ${at + 1}${what}: ${message}`, help);
}

/** Ends the reading. */
export function fail(message: string, help: string): never {
  throw new Unreadable({ message, help });
}
