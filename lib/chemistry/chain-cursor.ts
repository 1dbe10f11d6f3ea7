/** Why a text is not a chain: what is wrong and where, and what to type instead. */
export type ChainProblem = { message: string; help: string };

/** A text and the parser's position in it. */
export type Place = { text: string; at: number };

/** Thrown to stop parsing; the caller catches it and returns its `problem`. */
export class Unreadable extends Error {
  constructor(readonly problem: ChainProblem) {
    super(problem.message);
  }
}

/** Matches a sticky pattern at the position and moves past the match; null if it does not match. */
export function take(place: Place, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = place.at;
  const match = pattern.exec(place.text);
  if (match) place.at += match[0].length;
  return match;
}

/** Throws at the current character. The message gives its place, counted from 1, and `found` or the character. */
export function failAt({ text, at }: Place, message: string, help: string, found?: string): never {
  const code = text.codePointAt(at);
  const character = found ?? (code === undefined ? '' : String.fromCodePoint(code).trim());
  const what = character
    ? ` (${character.length > 24 ? `${character.slice(0, 24)}…` : character})`
    : '';
  return fail(`Character ${at + 1}${what}: ${message}`, help);
}

/** Throws an `Unreadable` error. */
export function fail(message: string, help: string): never {
  throw new Unreadable({ message, help });
}
