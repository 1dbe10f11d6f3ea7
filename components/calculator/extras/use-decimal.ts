import type Fraction from 'fraction.js';
import { useState } from 'react';
import { type FieldError, toFieldError } from '@/lib/calculator/field-error';
import { parseDecimal } from '@/lib/calculator/parse-decimal';

const MESSAGE = 'Please enter a number greater than 0';

/** A field of a tool: its text, its exact value once that is one, and what is wrong with it otherwise. */
export function useDecimal(initial = '') {
  const [text, setText] = useState(initial);
  const parsed = parseDecimal(text);
  const value: Fraction | undefined = parsed.ok ? parsed.value : undefined;
  // An empty field is not wrong yet: nobody has asked for a result.
  const error: FieldError | undefined =
    parsed.ok || parsed.problem === 'missing' ? undefined : toFieldError(MESSAGE, parsed.problem);
  return { value, field: { value: text, onChange: setText, error, isLive: true } };
}
