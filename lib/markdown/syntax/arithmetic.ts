import type { Root } from 'mdast';
import { replaceText } from './replace-text';

/** How a number was reckoned, as authors write it behind the number: `[= 81 / 6]`. */
const ARITHMETIC = /\[=([^\]\n]*)\]/g;

/** Makes an arithmetic node of each `[= 81 / 6]`. Whether it comes out is for the check of numbers. */
export function markArithmetic(tree: Root): void {
  replaceText(tree, ARITHMETIC, ([, sum = '']) => ({ type: 'arithmetic', sum: sum.trim() }));
}
