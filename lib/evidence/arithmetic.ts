/** An exact fraction; the denominator is above zero. */
type Fraction = { over: bigint; under: bigint };

/** What an arithmetic note came to: its operands as typed, and a test of the number before it. */
export type Arithmetic = {
  operands: string[];
  /** Whether a number, at the decimals it shows, is the result; signs are left aside, as in prose. */
  equals: (shown: string) => boolean;
  /** The result with up to six decimals, for a message. */
  result: string;
};

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
  const { over, under } = parser.parseSum();
  if (!parser.isDone) throw new Error(`"${source.trim()}" has something left over at its end`);
  return {
    operands,
    result: toDecimal({ over: abs(over), under }, 6),
    equals: (shown) => isShownAs({ over: abs(over), under }, shown),
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
      const { over, under } = this.parseProduct();
      const term = over * sum.under * (sign === '+' ? 1n : -1n);
      sum = { over: sum.over * under + term, under: sum.under * under };
    }
    return sum;
  }

  private parseProduct(): Fraction {
    let product = this.parseFactor();
    for (let sign = this.take('*', '/'); sign; sign = this.take('*', '/')) {
      const factor = this.parseFactor();
      product = multiply(product, sign === '*' ? factor : invert(factor));
    }
    return product;
  }

  private parseFactor(): Fraction {
    if (this.take('-')) return multiply(this.parseFactor(), { over: -1n, under: 1n });
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
  const [whole = '', decimals = ''] = decimal.replaceAll(',', '').split('.');
  return { over: BigInt(whole + decimals), under: 10n ** BigInt(decimals.length) };
}

function multiply(a: Fraction, b: Fraction): Fraction {
  return { over: a.over * b.over, under: a.under * b.under };
}

function invert({ over, under }: Fraction): Fraction {
  if (over === 0n) throw new Error('it divides by zero');
  return over < 0n ? { over: -under, under: -over } : { over: under, under: over };
}

/** Whether a fraction rounds to a decimal at the decimals that it shows; halves may go either way. */
function isShownAs(fraction: Fraction, shown: string): boolean {
  const target = toFraction(shown);
  const difference = abs(fraction.over * target.under - target.over * fraction.under);
  return 2n * difference <= fraction.under;
}

function toDecimal({ over, under }: Fraction, decimals: number): string {
  const scale = 10n ** BigInt(decimals);
  const rounded = (2n * over * scale + under) / (2n * under);
  const fraction = String(rounded % scale)
    .padStart(decimals, '0')
    .replace(/0+$/, '');
  return `${rounded / scale}${fraction && `.${fraction}`}`;
}

function abs(value: bigint): bigint {
  return value < 0n ? -value : value;
}
