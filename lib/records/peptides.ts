import { z } from 'zod';
import { libraryCategories, productCategories } from '@/content/categories';
import { moleculeSchema } from '@/lib/chemistry/molecule';
import { defineFolder } from '@/lib/content/records';
import {
  day,
  decimal,
  fields,
  type RecordOf,
  reference,
  slug,
  words,
} from '@/lib/text/record-fields';

const references = z
  .array(reference)
  .describe('Keys of content/references.json; none where it is our own arithmetic.');

/** Product forms other than a vial of powder that have a drawing. */
const productForms = ['pen', 'tablets', 'implant', 'ampoule', 'drops', 'solution'] as const;
export type ProductForm = (typeof productForms)[number];

const identifier = fields({
  value: words,
  sources: z
    .array(z.url())
    .min(1)
    .describe('Where it was read. Sellers are evidence here, never a recommendation.'),
  note: words.optional().describe('What a reader must know beside it.'),
});

/** Identifiers of a molecule, each as a public source states it; uncertain ones are left out. */
const identity = fields({
  seen: day.describe('The day on which the sources were read.'),
  pubchem: identifier
    .optional()
    .describe('PubChem compound: two sources agree, one of which may be the published mass.'),
  inchiKey: identifier
    .optional()
    .describe('Only where it is the key of our own structure, worked out with the InChI library.'),
  cas: identifier.optional(),
  uniprot: identifier.optional().describe('The protein that the chain is cut from, or is.'),
  form: words
    .optional()
    .describe('Which form they are of, when that is not the molecule as recorded.'),
});

const measuredHalfLife = fields({
  finding: words.describe(
    'An id of content/evidence/findings.json whose arms are times. The number is written nowhere else.',
  ),
  name: words.describe('How figures and lists name what was measured: PT-141, nasal.'),
  route: words.describe('How it got into the body: under the skin.'),
  text: words.describe('What follows the number: after a nasal dose in men.'),
  isAbout: z.literal(true).optional().describe('Whether the source itself says "about".'),
});

const untimed = z.nullable(words);

/**
 * The fields of a record. A new one with text also goes into lib/peptides/peptide-text.ts (search) and
 * lib/editorial/record-statements.ts (claims), one with references into lib/peptides/peptide-citations.ts. The open
 * record at /data holds it once lib/open-data/peptide-record.ts names it.
 */
const peptide = fields({
  order: z
    .int()
    .describe('Its place in lists, smallest first: 110 to 190 are the first category, and so on.'),
  name: words.describe('Of a member of a library category, the name that gives the file its name.'),
  subtitle: words.describe('What it is, then how far it was studied. No full stop.'),
  code: words.describe("Catalogue code: letters, then the vial's milligrams: BPC10."),
  category: z
    .enum(productCategories.map(({ id }) => id))
    .describe('Product category: the colour of the page and its vial.'),
  library: fields({
    category: z.enum(libraryCategories.map(({ id }) => id)),
    type: words.describe('Such as GHRH analogue.'),
    duration: words.describe('Typical length of use as studied.'),
  })
    .optional()
    .describe('Its card on a category page of the library.'),
  benefits: z
    .array(words)
    .min(2)
    .max(5)
    .describe('Each as what it was studied for or what was reported, never as an effect.'),
  reconstitution: z.union([
    fields({ vialMg: decimal, diluentMl: decimal }),
    fields({
      form: words.describe('Of one that is not reconstituted: Sold as a nasal spray.'),
      drawnAs: z
        .enum(productForms)
        .optional()
        .describe('What it is sold in, as its form says: drawn in place of a vial for powder.'),
    }),
  ]),
  dosing: fields({
    injectionType: words.describe('Subcutaneous, Intranasal, Oral.'),
    frequency: words,
    recommendedDose: words.describe(
      'Begins with what it is: "On the label: …" (that label\'s dose and use), "Studied: …" (what a trial in people gave, and to whom) or "Not established". Never advice.',
    ),
    cycleLength: words,
    protocol: z
      .array(words)
      .min(1)
      .describe('Paragraphs: what the label, the trial or practice did. The page adds a note.'),
    source: fields({
      type: z
        .enum(['label', 'trial', 'animal study', 'common practice', 'none'])
        .describe('What the text rests on.'),
      references,
    }),
    doses: z
      .array(fields({ amount: decimal, unit: z.enum(['mg', 'mcg']) }))
      .describe(
        'Doses that become syringe units, smallest first: only those of a label or a trial in people whose product is reconstituted from a vial.',
      ),
  }),
  timeline: fields({
    weeks1to2: untimed,
    weeks3to4: untimed,
    weeks5to8: untimed,
    beyondWeek8: untimed,
  }).describe(
    'What was measured or reported in each period; null where no study we know of looked.',
  ),
  molecule: moleculeSchema,
  publishedMass: fields({
    value: z.string().regex(/^\d+(?:\.\d+)?$/, 'expected daltons in quotes, like "1419.5"'),
    kind: z.enum(['average', 'monoisotopic']),
    form: words
      .optional()
      .describe('Which form it is the mass of, when that is not the molecule as recorded.'),
    source: words.describe('Where it stands: PubChem CID 9941957.'),
  })
    .nullable()
    .describe('A molar mass that somebody published, to hold ours against.'),
  halfLife: z
    .union([measuredHalfLife, fields({ text: words, references })])
    .nullable()
    .describe('Measured, or what is known instead of a number; null: not known.'),
  evidence: fields({
    text: words,
    references,
  }),
  identity: identity.optional(),
  related: z
    .array(slug)
    .optional()
    .describe('Slugs to show as related; without them, others of the same product category.'),
  furtherReading: z
    .array(reference)
    .optional()
    .describe('Sources beyond those that the fields above cite.'),
  reviewedAt: day
    .optional()
    .describe('The day on which the record was last checked whole against its sources.'),
  changes: z
    .array(fields({ date: day, text: words }))
    .optional()
    .describe('Changes of substance, newest first; none for wording.'),
});

/** A peptide, blend or related compound: everything that /peptides/{slug} shows. */
export type PeptideRecord = RecordOf<typeof peptide> & { readonly slug: string };

/** The vial strength and diluent volume with which the page's calculations start. */
export type Reconstitution = Extract<PeptideRecord['reconstitution'], { vialMg: string }>;

/** A dose that a source names, for the dose table. */
export type DoseAmount = PeptideRecord['dosing']['doses'][number];

/** A statement with its citation keys. */
export type Sourced = { readonly text: string; readonly references: readonly string[] };

export type MeasuredHalfLife = RecordOf<typeof measuredHalfLife>;

/** Every peptide record, in the order of the cards on a category page. */
export const peptideRecords = defineFolder(
  'peptides',
  peptide,
  (a, b) => a.order - b.order || a.slug.localeCompare(b.slug),
);
