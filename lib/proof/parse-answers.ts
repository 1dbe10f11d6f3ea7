import { z } from 'zod';
import type { Answer } from './run-cases';

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
