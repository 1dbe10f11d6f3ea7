import { z } from 'zod';
import { libraryCategories } from '@/content/categories';
import { defineList, defineRecord } from '@/lib/content/records';
import {
  address,
  day,
  fields,
  type RecordOf,
  reference,
  slug,
  words,
} from '@/lib/text/record-fields';

/** The texts of the library's pages. */
export const libraryRecord = defineRecord(
  'library.yaml',
  fields({
    stats: z
      .array(fields({ value: words, label: words }))
      .describe('Tiles of /peptides: fixed text, by decision, not counts of records.'),
    categories: z
      .record(
        z.enum(libraryCategories.map(({ id }) => id)),
        fields({ title: words, description: words }),
      )
      .describe('What each category page and card says of itself, in one sentence.'),
    featured: z
      .array(fields({ slug, isTrending: z.boolean() }))
      .length(6)
      .describe('The six cards of the front page, in order.'),
    placeholder: fields({
      name: words,
      subtitle: words,
      code: words,
      benefits: z.array(words),
      value: words,
      note: words,
    }).describe('What an address shows that nobody wrote a record for. It states no figure.'),
  }),
);

/** The cards of /products, in order. Name, category and dosage come from the peptide's own record. */
export const productRecords = defineList(
  'products.yaml',
  fields({
    id: slug.describe("Slug of the peptide's record; the card links to its page."),
    description: words.describe('One short sentence for the card, with its full stop.'),
  }),
  'id',
);

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

/** A name that readers use to search for a substance. */
export type Alias = RecordOf<typeof alias>;

/** The brands of approvals in content/evidence/status.json are added to these names. */
export const aliasRecords = defineList('aliases.yaml', alias, 'text');

/** Link preview pictures for some pages; substances have pictures of their own, with their residue chains. */
export const sharePictureRecords = defineList(
  'share-pictures.yaml',
  fields({
    path: address.describe('The pages whose addresses begin with it.'),
    file: slug.describe('Its file below /images/share, without the ending.'),
    label: words.describe('What the pages are, in a few words.'),
    title: words,
  }),
  'file',
);

const due = fields({
  id: slug,
  substances: z.array(slug).min(1).describe('Slugs of the records whose pages tell of it.'),
  by: z
    .union([day, z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)], {
      error: 'expected a day like 2027-03-31, or a month like 2027-03',
    })
    .describe('The day, or the month to the end of which it is expected.'),
  text: words.describe('Who expects what, in a sentence; no result.'),
  references: z.array(reference).min(1).describe('Where the date was read.'),
});

/** An expected event: the end of a trial, a decision, or a list that comes into force. */
export type Due = RecordOf<typeof due>;

export const dueRecords = defineList('due.yaml', due, 'id');

/**
 * Hosts that sell peptides or chemicals, or list them for sellers: no identity of a substance may cite them. Add new
 * ones as they are found.
 */
export const sellersRecord = defineRecord('sellers.yaml', z.array(words));
