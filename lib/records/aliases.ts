import { z } from 'zod';
import { defineList } from '@/lib/content/records';
import { fields, type RecordOf, words } from '@/lib/text/record-fields';

const alias = fields({
  text: words,
  kind: z.enum(['brand', 'name', 'market name', 'code', 'short name', 'misspelling']),
  to: words.describe(
    "Slug of the peptide's record, or the address of the page that is nearest when it has no record.",
  ),
  of: words.optional().describe('What it is a name of, where that is not the name of the record.'),
  source: words.describe(
    'Where the name comes from: a key of content/references.json whose record prints it; "record" when the page of the substance prints it; "short" when its letters stand in that order in the name or in another alias; the address of a page that prints it, where no reference does; "slip" when it is a common misspelling of one of them.',
  ),
});

/** A name under which readers look for a substance. */
export type Alias = RecordOf<typeof alias>;

/** Brands of the approvals in content/evidence/status.json are added to these. */
export const aliasRecords = defineList('aliases.yaml', alias, 'text');
