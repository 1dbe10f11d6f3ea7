import Fraction from 'fraction.js';

const RESULT_DECIMALS = 6;

const TOKEN = /\s*(?:(\d[\d,]*(?:\.\d+)?)|([-+*/()×÷−]))/gy;

const PLAIN: Readonly<Record<string, string>> = { '×': '*', '÷': '/', '−': '-' };

/**
 * Parses and computes an expression: '81 / 6', '(26.5 - 9.9) * 2'. Supports + - * / and brackets and uses
 * exact fractions. Throws an Error that says what it cannot parse, and on division by zero.
 */
export function parseArithmetic(source: string) {
  const tokens = toTokens(source);
  const operands = tokens.filter((token) => /\d/.test(token));
  const sum = takeSum(tokens).abs();
  if (tokens.length > 0) throw new Error(`"${source.trim()}" has something left over at its end`);
  return {
    /** As typed. */
    operands,
    /** The result with up to six decimals, for a message. */
    result: sum.round(RESULT_DECIMALS).toString(),
    /** Whether a number is the result, rounded to its decimals; the result's sign is ignored. */
    equals: (shown: string) => isShownAs(sum, shown),
    /** Whether a number equals the result exactly, without rounding. */
    isExactly: (shown: string) => sum.equals(toFraction(shown)),
  };
}

function toTokens(source: string): string[] {
  const matches = [...source.matchAll(TOKEN)];
  const rest = source.slice(matches.map(([text]) => text).join('').length).trim();
  if (rest) throw new Error(`"${rest}" is not an expression; use numbers, + - * / and brackets`);
  return matches.map(([, number, sign = '']) => number ?? PLAIN[sign] ?? sign);
}

/** Computes the sum of products that `tokens` begin with, and takes it off them. */
function takeSum(tokens: string[]): Fraction {
  let sum = takeProduct(tokens);
  while (tokens[0] === '+' || tokens[0] === '-') {
    const sign = tokens.shift();
    const term = takeProduct(tokens);
    sum = sign === '+' ? sum.add(term) : sum.sub(term);
  }
  return sum;
}

function takeProduct(tokens: string[]): Fraction {
  let product = takeFactor(tokens);
  while (tokens[0] === '*' || tokens[0] === '/') {
    const sign = tokens.shift();
    const factor = takeFactor(tokens);
    if (sign === '/' && factor.equals(0)) throw new Error('it divides by zero');
    product = sign === '*' ? product.mul(factor) : product.div(factor);
  }
  return product;
}

function takeFactor(tokens: string[]): Fraction {
  const token = tokens.shift();
  if (token === '-') return takeFactor(tokens).neg();
  if (token === '(') {
    const inner = takeSum(tokens);
    if (tokens.shift() !== ')') throw new Error('a bracket is not closed');
    return inner;
  }
  if (!token || !/\d/.test(token)) throw new Error('a number is missing');
  return toFraction(token);
}

function toFraction(decimal: string): Fraction {
  return new Fraction(decimal.replaceAll(',', ''));
}

/** Whether a fraction rounds to `shown` at its decimals; a half may be rounded up or down. */
function isShownAs(fraction: Fraction, shown: string): boolean {
  const decimals = shown.split('.')[1]?.length ?? 0;
  const lastDigits = fraction
    .sub(toFraction(shown))
    .abs()
    .mul(10 ** decimals);
  return lastDigits.compare(new Fraction(1, 2)) <= 0;
}
