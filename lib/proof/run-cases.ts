import Fraction from 'fraction.js';
import { z } from 'zod';
import type { Kind, ProofCase, Question } from './case-schema';

/** An engine's result: a number, or a decimal or fraction as text; a list of them for a blend. */
type Value = string | number | readonly (string | number)[];

/**
 * An engine's answer: its results by the names that the case uses, or the fields that it refused, with `true` if it
 * does not name them.
 */
export type Answer = { refused: true | readonly string[] } | Readonly<Record<string, Value>>;

/** Any implementation, as a black box. Returns undefined for kinds of questions that it does not support. */
export type Engine = (question: Question) => Answer | undefined;

export type CaseReport = {
  id: string;
  kind: Kind;
  outcome: 'right' | 'wrong' | 'not answered';
  /** Descriptions of wrong results: 'units: 4, should be 10'. */
  problems: string[];
  /** The known faults that would give exactly these results. */
  faults: string[];
};

/** Tolerance for floating-point results, as a share of the exact value. */
const FLOAT_ERROR = new Fraction(1, 1_000_000_000);

/** Results that are counts: no tolerance. */
const COUNTS = new Set(['doses', 'usable', 'days', 'leftOver']);

/** A decimal with or without an exponent, as programs print one. */
const DECIMAL = /^(-?\d{1,500}(?:\.\d{1,500})?)(?:e([+-]?\d{1,3}))?$/i;
const FRACTION = /^-?\d{1,500}\/\d{1,500}$/;

/** Runs every case through an engine. An exception counts as a wrong answer. */
export function runCases(cases: readonly ProofCase[], engine: Engine): CaseReport[] {
  return cases.map((item) => {
    const report = { id: item.id, kind: item.kind, problems: [], faults: [] };
    let answer: Answer | undefined;
    try {
      answer = engine({ kind: item.kind, given: item.given } as Question);
    } catch (error) {
      return { ...report, outcome: 'wrong', problems: [`ended with ${String(error)}`] };
    }
    if (answer === undefined) return { ...report, outcome: 'not answered' };
    const problems = findProblems(item, answer);
    if (problems.length === 0) return { ...report, outcome: 'right' };
    return { ...report, outcome: 'wrong', problems, faults: findFaults(item, answer) };
  });
}

type Results = Readonly<Record<string, unknown>>;

function findProblems(item: ProofCase, answer: Answer): string[] {
  if (item.kind === 'refusal') {
    const { refused } = answer;
    if (refused === undefined) return [`was answered, should be refused: ${item.refused.join()}`];
    if (refused === true || isSameSet(refused, item.refused)) return [];
    return [`refused ${String(refused)}, should refuse ${item.refused.join()}`];
  }
  if (answer.refused !== undefined) {
    return item.mayRefuse ? [] : ['was refused, should be answered'];
  }
  const shown: Results = item.shown;
  const given: Results = answer;
  return Object.entries(item.exact)
    .filter(([name, exact]) => !isRight(name, given[name], exact, shown[name]))
    .map(
      ([name, exact]) => `${name}: ${formatValue(given[name])}, should be ${formatValue(exact)}`,
    );
}

/** The faults of a case that would give the results of the answer. */
function findFaults(item: ProofCase, answer: Answer): string[] {
  if (item.kind === 'refusal' || answer.refused !== undefined) return [];
  const given: Results = answer;
  return Object.entries(item.wrong ?? {})
    .filter(([, results]) =>
      Object.entries(results).every(([name, value]) => isRight(name, given[name], value)),
    )
    .map(([fault]) => fault);
}

function isRight(name: string, given: unknown, exact: unknown, shown?: unknown): boolean {
  if (Array.isArray(exact)) {
    return (
      Array.isArray(given) &&
      given.length === exact.length &&
      exact.every((value, index) =>
        isRight(name, given[index], value, Array.isArray(shown) ? shown[index] : undefined),
      )
    );
  }
  const value = toFraction(given);
  const wanted = toFraction(exact);
  if (!value || !wanted) return false;
  if (value.equals(wanted)) return true;
  if (COUNTS.has(name)) return false;
  if (toFraction(shown)?.equals(value)) return true;
  return value.sub(wanted).abs().lte(wanted.mul(FLOAT_ERROR));
}

/** Parses a result as an exact value; undefined if it is not a number. */
function toFraction(value: unknown): Fraction | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return undefined;
  if (FRACTION.test(text)) return /\/0+$/.test(text) ? undefined : new Fraction(text);
  const [, digits, exponent] = DECIMAL.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const power = new Fraction(10).pow(Number(exponent ?? 0));
  return power ? new Fraction(digits).mul(power) : undefined;
}

function isSameSet(given: unknown, wanted: readonly string[]): boolean {
  return Array.isArray(given) && [...given].sort().join() === [...wanted].sort().join();
}

function formatValue(value: unknown): string {
  return value === undefined ? 'nothing' : [value].flat().join(', ').slice(0, 60);
}

const value = z.union([z.string(), z.number()]);

/** One line of an adapter's output: the id of a case, and its results or what was refused. */
const lineSchema = z
  .object({ id: z.string(), refused: z.union([z.literal(true), z.array(z.string())]).optional() })
  .catchall(z.union([value, z.array(value), z.literal(true)]));

/** Parses an adapter's output, one JSON object per line, by case id. Throws on the first invalid line. */
export function parseAnswers(output: string): Map<string, Answer> {
  const answers = new Map<string, Answer>();
  output.split('\n').forEach((text, index) => {
    if (text.trim() === '') return;
    const { id, ...answer } = readLine(text, index + 1);
    answers.set(id, answer as Answer);
  });
  return answers;
}

function readLine(text: string, number: number) {
  try {
    return lineSchema.parse(JSON.parse(text));
  } catch {
    throw new Error(
      `line ${number} of the answers is no answer: ${text.slice(0, 80)}; expected {"id": "units-plain", "units": "10"}`,
    );
  }
}
