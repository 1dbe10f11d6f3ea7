import { defineList } from '@/lib/content/records';
import { fields, slug, words } from '@/lib/text/record-fields';

/** The cards of /products, in their order. Name, category and dosage come from the peptide's own record. */
export const productRecords = defineList(
  'products.yaml',
  fields({
    id: slug.describe("Slug of the peptide's record; the card links to its page."),
    description: words.describe('One short sentence for the card, with its full stop.'),
  }),
  'id',
);
