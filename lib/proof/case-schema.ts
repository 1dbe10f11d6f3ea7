import { z } from 'zod';
import { massUnits } from '@/content/calculator';

// The descriptions below are part of the JSON schema that is published with the file of cases.

const typed = z.string().describe('A number as somebody types it, with any fault it may have.');
const massUnit = z.enum(massUnits.map(({ value }) => value));
const exact = z
  .string()
  .regex(/^\d+(?:\/[1-9]\d*)?$/)
  .describe('An exact value: a whole number or a fraction in lowest terms, 5/3.');
const shown = z
  .string()
  .regex(/^\d+(?:\.\d+)?$/)
  .describe('The exact value rounded half up, as the calculator shows it.');
const whole = z.string().regex(/^\d+$/);

const draw = z.strictObject({
  amount: typed,
  unit: massUnit,
  diluent: typed,
  dose: typed,
  doseUnit: massUnit,
});
const labelDraw = z.strictObject({ label: typed, dose: typed, doseUnit: massUnit });

/** Fields that every case has besides its inputs and results. */
const common = {
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  why: z.string().min(1).describe('What the case is there to find.'),
  source: z
    .string()
    .min(1)
    .optional()
    .describe('Where a published error was reported: an address, or a key of /resources/papers.'),
};

const mayRefuse = z
  .literal(true)
  .optional()
  .describe('A form that a careful program may refuse, but may not read as another number.');

type Form = Record<string, z.ZodType>;

/** A kind of case with results: its inputs, and each result as exact value, as shown, and as faults would give it. */
function toKind<Kind extends string, Given extends z.ZodType, Results extends Form>(
  kind: Kind,
  given: Given,
  toResults: (value: typeof exact | typeof shown) => Results,
) {
  return z.strictObject({
    ...common,
    kind: z.literal(kind),
    given,
    exact: z.strictObject(toResults(exact)),
    shown: z.strictObject(toResults(shown)),
    mayRefuse,
    wrong: z
      .record(z.string(), z.strictObject(toResults(exact)).partial())
      .optional()
      .describe('What an engine with one of the faults would give.'),
  });
}

const caseSchema = z.discriminatedUnion('kind', [
  toKind('volume', draw, (value) => ({ concentration: value, volume: value })),
  toKind('units', draw, (value) => ({ units: value })),
  toKind('doses', draw, (value) => ({ doses: value })),
  toKind('label', labelDraw, (value) => ({ concentration: value, volume: value, units: value })),
  toKind(
    'blend',
    z.strictObject({
      amounts: z.array(typed).min(1),
      unit: massUnit,
      diluent: typed,
      dose: typed,
      doseUnit: massUnit,
    }),
    (value) => ({ volume: value, units: value, delivered: z.array(value) }),
  ),
  toKind(
    'supply',
    z.strictObject({
      doses: whole,
      every: z.strictObject({ doses: whole, days: whole }),
      keepsDays: whole,
    }),
    (value) => ({ usable: value, days: value, leftOver: value }),
  ),
  toKind('scale', z.strictObject({ volume: typed, unitsPerMl: typed }), (value) => ({
    units: value,
  })),
  z.strictObject({
    ...common,
    kind: z.literal('refusal'),
    given: z.union([draw, labelDraw]),
    refused: z.array(z.enum(['amount', 'diluent', 'dose', 'label'])).min(1),
  }),
]);

/** The schema of /data/reconstitution-cases.json. */
export const casesFileSchema = z.strictObject({
  $schema: z.string(),
  title: z.string(),
  version: z.string().describe('Raised when a case is added or corrected.'),
  date: z.iso.date().describe('The day on which a case last changed.'),
  documentation: z.string(),
  faults: z.record(z.string(), z.string()).describe('The faults that cases name, in words.'),
  cases: z.array(caseSchema),
});

export type CasesFile = z.infer<typeof casesFileSchema>;
export type ProofCase = CasesFile['cases'][number];
export type Kind = ProofCase['kind'];

/** The input of an engine: a kind of case and its given values. */
export type Question = {
  [K in Kind]: { kind: K; given: Extract<ProofCase, { kind: K }>['given'] };
}[Kind];
