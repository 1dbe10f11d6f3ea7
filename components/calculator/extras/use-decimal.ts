import type Fraction from 'fraction.js';
import { useState } from 'react';
import { type FieldError, toFieldError } from '@/lib/calculator/field-error';
import { parseDecimal } from '@/lib/calculator/parse-decimal';

const MESSAGE = 'Please enter a number greater than 0';

/** The state of a decimal field: its exact value if valid, and the props of its number field. */
export function useDecimal(initial = '') {
  const [text, setText] = useState(initial);
  const parsed = parseDecimal(text);
  const value: Fraction | undefined = parsed.ok ? parsed.value : undefined;
  // An empty field shows no error.
  const error: FieldError | undefined =
    parsed.ok || parsed.problem === 'missing' ? undefined : toFieldError(MESSAGE, parsed.problem);
  return { value, field: { value: text, onChange: setText, error, isLive: true } };
}
