import Fraction from 'fraction.js';

/** What an arithmetic note came to: its operands as typed, and a test of the number before it. */
export type Arithmetic = {
  operands: string[];
  /** Whether a number, at the decimals it shows, is the result; signs are left aside, as in prose. */
  equals: (shown: string) => boolean;
  /** Whether a number is the result to the last decimal, so that nothing was rounded. */
  isExactly: (shown: string) => boolean;
  /** The result with up to six decimals, for a message. */
  result: string;
};

const RESULT_DECIMALS = 6;

const TOKEN = /\s*(?:(\d[\d,]*(?:\.\d+)?)|([-+*/()×÷−]))/y;

const PLAIN: Readonly<Record<string, string>> = { '×': '*', '÷': '/', '−': '-' };

/**
 * The sum that an arithmetic note states: '81 / 6', '(26.5 - 9.9) * 2'. It knows + - * / and brackets,
 * computes with exact fractions, and throws an Error that says what it could not read.
 */
export function parseArithmetic(source: string): Arithmetic {
  const tokens = toTokens(source);
  const operands = tokens.filter((token) => /\d/.test(token));
  const parser = new Parser(tokens);
  const sum = parser.parseSum().abs();
  if (!parser.isDone) throw new Error(`"${source.trim()}" has something left over at its end`);
  return {
    operands,
    result: sum.round(RESULT_DECIMALS).toString(),
    equals: (shown) => isShownAs(sum, shown),
    isExactly: (shown) => sum.equals(toFraction(shown)),
  };
}

function toTokens(source: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.trimEnd().length) {
    const at = TOKEN.lastIndex;
    const [, number, sign = ''] = TOKEN.exec(source) ?? [];
    const token = number ?? (PLAIN[sign] || sign);
    if (!token) {
      throw new Error(
        `"${source.slice(at).trim()}" is no arithmetic; use numbers, + - * / and brackets`,
      );
    }
    tokens.push(token);
  }
  return tokens;
}

/** Reads a sum from its tokens by descent: a sum of products of numbers and brackets. */
class Parser {
  private next = 0;

  constructor(private readonly tokens: readonly string[]) {}

  get isDone(): boolean {
    return this.next === this.tokens.length;
  }

  parseSum(): Fraction {
    let sum = this.parseProduct();
    for (let sign = this.take('+', '-'); sign; sign = this.take('+', '-')) {
      const term = this.parseProduct();
      sum = sign === '+' ? sum.add(term) : sum.sub(term);
    }
    return sum;
  }

  private parseProduct(): Fraction {
    let product = this.parseFactor();
    for (let sign = this.take('*', '/'); sign; sign = this.take('*', '/')) {
      const factor = this.parseFactor();
      if (sign === '/' && factor.equals(0)) throw new Error('it divides by zero');
      product = sign === '*' ? product.mul(factor) : product.div(factor);
    }
    return product;
  }

  private parseFactor(): Fraction {
    if (this.take('-')) return this.parseFactor().neg();
    if (this.take('(')) {
      const inner = this.parseSum();
      if (!this.take(')')) throw new Error('a bracket is not closed');
      return inner;
    }
    const token = this.tokens[this.next];
    if (!token || !/\d/.test(token)) throw new Error('a number is missing');
    this.next += 1;
    return toFraction(token);
  }

  private take(...signs: string[]): string | undefined {
    const token = this.tokens[this.next];
    if (!token || !signs.includes(token)) return undefined;
    this.next += 1;
    return token;
  }
}

function toFraction(decimal: string): Fraction {
  return new Fraction(decimal.replaceAll(',', ''));
}

/** Whether a fraction rounds to a decimal at the decimals that it shows; halves may go either way. */
function isShownAs(fraction: Fraction, shown: string): boolean {
  const decimals = shown.split('.')[1]?.length ?? 0;
  const lastDigits = fraction
    .sub(toFraction(shown))
    .abs()
    .mul(10 ** decimals);
  return lastDigits.compare(new Fraction(1, 2)) <= 0;
}
