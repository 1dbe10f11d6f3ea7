import Fraction from 'fraction.js';
import type { Kind, ProofCase, Question } from './case-schema';

/** A value as an engine gives it: a number, a decimal or a fraction as text; several of a blend. */
type Value = string | number | readonly (string | number)[];

/**
 * An engine's answer: its results by the names of the case, or what it refused: the fields, or `true` where it
 * does not name them.
 */
export type Answer = { refused: true | readonly string[] } | Readonly<Record<string, Value>>;

/** Any implementation, seen from outside. It answers nothing to a kind of question that it does not do. */
export type Engine = (question: Question) => Answer | undefined;

export type CaseReport = {
  id: string;
  kind: Kind;
  outcome: 'right' | 'wrong' | 'not answered';
  /** What is not as it should be: 'units: 4, should be 10'. */
  problems: string[];
  /** The faults that would give exactly these answers. */
  faults: string[];
};

/** How far a binary number may lie from the exact value, as a share of it. */
const FLOAT_ERROR = new Fraction(1, 1_000_000_000);

/** Counts are whole: next to right is wrong. */
const COUNTS = new Set(['doses', 'usable', 'days', 'leftOver']);

/** A decimal with or without an exponent, as programs print one. */
const DECIMAL = /^(-?\d{1,500}(?:\.\d{1,500})?)(?:e([+-]?\d{1,3}))?$/i;
const FRACTION = /^-?\d{1,500}\/\d{1,500}$/;

/** Asks an engine every case. What it throws is a wrong answer. */
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
  const shown: Record<string, unknown> = item.shown;
  return Object.entries(item.exact).flatMap(([name, exact]) => {
    const given = toRecord(answer)[name];
    return isRight(name, given, exact, shown[name])
      ? []
      : [`${name}: ${formatValue(given)}, should be ${formatValue(exact)}`];
  });
}

/** The faults of a case whose results are those that were answered. */
function findFaults(item: ProofCase, answer: Answer): string[] {
  if (item.kind === 'refusal' || answer.refused !== undefined) return [];
  return Object.entries(item.wrong ?? {})
    .filter(([, results]) =>
      Object.entries(results).every(([name, value]) =>
        isRight(name, toRecord(answer)[name], value),
      ),
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

/** The exact value of what an engine gave; nothing for what is no number. */
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

function toRecord(answer: Answer): Readonly<Record<string, unknown>> {
  return answer;
}

function formatValue(value: unknown): string {
  return value === undefined ? 'nothing' : [value].flat().join(', ').slice(0, 60);
}
