import { z } from 'zod';
import { tags } from '@/content/tags';
import { defineList, defineRecord } from '@/lib/content/records';
import { address, fields, type RecordOf, reference, slug, words } from '@/lib/text/record-fields';

const protocol = fields({
  id: slug.describe('Its address on the page.'),
  title: words,
  purpose: words,
  materials: z.array(words).min(1),
  steps: z.array(fields({ action: words, reason: words })).min(1),
  problems: z.array(fields({ sign: words, meaning: words })).min(1),
  sources: z.array(reference).describe('What the text rests on.'),
});

/** A laboratory protocol. None of them names a dose. */
export type Protocol = RecordOf<typeof protocol>;

export const protocolRecords = defineList('resources/protocols.yaml', protocol, 'id');

/** Published reports only. Every figure comes from the cited record. */
export const caseStudyRecords = defineList(
  'resources/case-studies.yaml',
  fields({
    id: slug.describe('Its address on the page.'),
    title: words,
    type: words.describe('The kind of report: Case report.'),
    participants: words,
    found: z.array(words).min(1),
    notFound: words.describe('What a report of this kind cannot show, or did not look at.'),
    references: z
      .array(reference)
      .min(1)
      .describe('The report itself first, then what its limits rest on.'),
  }),
  'id',
);

/** Storage conditions, written once for all resource pages that show them. */
export const storageRecord = defineRecord(
  'resources/storage.yaml',
  fields({
    conditions: z.array(
      fields({ what: words, where: words, temperature: words, time: words, note: words }),
    ),
    caveat: words.describe(
      'What the times rest on, so that no reader takes them for a measured shelf life.',
    ),
    sources: z.array(reference).describe('What the caveat rests on.'),
  }),
);

/** Each infographic has a drawing in content/resources/drawings or code in lib/figures/infographics. */
const id = z.enum([
  'reconstitution',
  'syringe-marks',
  'evidence-pyramid',
  'peptide-bond',
  'half-life',
  'cold-chain',
  'five-and-fifty',
  'certificate',
  'coupling-yield',
  'twelve-units',
]);

const infographic = fields({
  id,
  title: words,
  caption: words.describe('Under the figure: what it shows and how it is to be read.'),
  text: z
    .array(words)
    .min(1)
    .describe('What the figure says, for those who cannot see it and for everybody else.'),
});

export type Infographic = RecordOf<typeof infographic>;

export const infographicRecords = defineList('resources/infographics.yaml', infographic, 'id');

/** The subject filters of the papers page. */
export const paperSubjectRecords = defineList(
  'resources/paper-subjects.yaml',
  fields({
    topic: slug.describe('A topic of the bibliography.'),
    label: words.describe('What readers call it.'),
  }),
  'topic',
);

/** The research hub: its fixed counts, links and cited publications; and the rules of the evidence map. */
export const researchRecord = defineRecord(
  'research.yaml',
  fields({
    counts: z
      .array(fields({ value: words, label: words }))
      .describe('Fixed figures of the specification.'),
    publications: z.array(
      fields({
        reference,
        kind: words,
        participants: words,
        found: words.describe('Every figure is one of the record’s own.'),
        limit: words.describe('What it does not say.'),
      }),
    ),
    quickLinks: z.array(fields({ href: address, text: words })),
    trendingTags: z.array(z.enum(tags)),
    mapRules: z.array(words).describe('How the marks of the evidence map are set.'),
  }),
);

const term = fields({
  term: words.describe('Its words joined by dashes are its address on the page of the glossary.'),
  definition: words.describe('One to three plain sentences.'),
  aliases: z
    .array(words)
    .optional()
    .describe('Other forms under which an author may write [[...]] and a reader may search.'),
  seeAlso: z.array(words).optional().describe('Other terms of this list.'),
});

/** An entry of the glossary. */
export type Term = RecordOf<typeof term>;

/** The glossary, in alphabetical order. */
export const glossaryRecords = defineList('glossary.yaml', term, 'term');
