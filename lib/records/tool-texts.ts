import { z } from 'zod';
import { defineFolder } from '@/lib/content/records';
import { address, fields, type RecordOf, reference, slug, words } from '@/lib/text/record-fields';

const section = fields({
  id: slug,
  title: words,
  points: z.array(fields({ text: words, sources: z.array(reference).optional() })),
});

/** Statements of a method under a heading, each with the publications that it rests on. */
export type MethodSection = RecordOf<typeof section>;

/** How each tool works and what it does not do, by the file's name. */
export const toolTextRecords = defineFolder(
  'tool-texts',
  fields({
    formulas: z.array(fields({ term: words, formula: words })),
    sections: z.array(section),
    reading: fields({ href: address, label: words }).describe('Where the same is told at length.'),
  }),
);

export type ToolTexts = ReturnType<typeof toolTextRecords.get>[number];

/** The texts of a tool. Throws when there are none. */
export function getToolTexts(tool: 'calculator' | 'half-life' | 'sequence'): ToolTexts {
  const texts = toolTextRecords.get().find((record) => record.slug === tool);
  if (!texts) throw new Error(`content/tool-texts/${tool}.yaml is missing`);
  return texts;
}
