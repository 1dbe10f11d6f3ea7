import { CALCULATOR_PATH } from './paths';

/** What a browser installs the calculator by. */
export const CALCULATOR_MANIFEST = `${CALCULATOR_PATH}/app.webmanifest`;

/** Units of mass that a field may be read in. */
export const massUnits = [
  { value: 'mg', label: 'mg' },
  { value: 'mcg', label: 'mcg' },
] as const;

export type MassUnit = (typeof massUnits)[number]['value'];

/** The name that the choice of a syringe is kept under on the device; the privacy page names it. */
export const SYRINGE_STORAGE_KEY = 'amide-academy-syringe';

/** The name that the last calculation is kept under until its tab is closed; the privacy page names it. */
export const INPUTS_STORAGE_KEY = 'amide-academy-calculation';

/** The name that the country of the numbers to call is kept under on the device; the privacy page names it. */
export const COUNTRY_STORAGE_KEY = 'amide-academy-country';

/** Where the sheet for the doctor is kept, when somebody asks for it. */
export const SHEET_STORAGE_KEY = 'amide-academy-sheet';

/** The units that the form starts with (specification, section 9). */
export const defaultUnits = { amount: 'mg', dose: 'mcg' } as const satisfies Record<
  string,
  MassUnit
>;

export type PresetVial = { value: string; label: string; amount: string; unit: MassUnit };

export const presetVials = [
  { value: '2mg', label: '2mg', amount: '2', unit: 'mg' },
  { value: '5mg', label: '5mg', amount: '5', unit: 'mg' },
  { value: '10mg', label: '10mg', amount: '10', unit: 'mg' },
  { value: '30mg', label: '30mg', amount: '30', unit: 'mg' },
] as const satisfies readonly PresetVial[];

/** Diluent volumes in mL that the form and the table of volumes offer. */
export const presetDiluents = ['1', '2', '3', '5'] as const;

/** Units that a millilitre holds on the scales that insulin syringes are sold with. */
export const scales = [100, 40, 50] as const;
export type Scale = (typeof scales)[number];

export type Barrel = {
  id: string;
  /** The scale: units in a millilitre. 100 on a U-100 syringe. */
  scale: Scale;
  volume: string;
  /** Units that the barrel holds, on its own scale. */
  units: number;
  /** Units between two marks; a whole number or a half. */
  step: number;
  marks: string;
  /** How long the scale is, in mm, so that barrels are drawn as long as they are beside each other. */
  lengthMm: number;
  /** Units between two long marks. */
  longStep: number;
  /** Units between two printed numbers, on a drawing as wide as a desk and as narrow as a phone. */
  numberStep: { wide: number; narrow: number };
};

/**
 * Every syringe that the site knows, smallest first within its scale; adding one is adding a row. What is
 * drawn, listed and advised follows from here. Those of 0.3 mL are sold with a mark each unit and with a mark
 * each half unit.
 *
 * Lengths are the shortest scales that ISO 8537:2007 allows (table 1, read in the text of its Russian edition,
 * GOST ISO 8537-2011). The standard knows no U-50: it takes the length of the U-40 syringe of the same volume.
 */
export const barrels = [
  {
    id: '0.3',
    scale: 100,
    volume: '0.3 mL',
    units: 30,
    step: 1,
    marks: 'a mark each unit',
    lengthMm: 41,
    longStep: 5,
    numberStep: { wide: 5, narrow: 5 },
  },
  {
    id: '0.3-half',
    scale: 100,
    volume: '0.3 mL',
    units: 30,
    step: 0.5,
    marks: 'a mark each half unit',
    lengthMm: 41,
    longStep: 5,
    numberStep: { wide: 5, narrow: 5 },
  },
  {
    id: '0.5',
    scale: 100,
    volume: '0.5 mL',
    units: 50,
    step: 1,
    marks: 'a mark each unit',
    lengthMm: 43,
    longStep: 10,
    numberStep: { wide: 10, narrow: 10 },
  },
  {
    id: '1.0',
    scale: 100,
    volume: '1 mL',
    units: 100,
    step: 2,
    marks: 'a mark each 2 units',
    lengthMm: 57,
    longStep: 10,
    numberStep: { wide: 10, narrow: 20 },
  },
  {
    id: 'u40-0.5',
    scale: 40,
    volume: '0.5 mL',
    units: 20,
    step: 1,
    marks: 'a mark each unit',
    lengthMm: 43,
    longStep: 5,
    numberStep: { wide: 5, narrow: 5 },
  },
  {
    id: 'u40-1.0',
    scale: 40,
    volume: '1 mL',
    units: 40,
    step: 1,
    marks: 'a mark each unit',
    lengthMm: 50,
    longStep: 5,
    numberStep: { wide: 5, narrow: 10 },
  },
  {
    id: 'u50-1.0',
    scale: 50,
    volume: '1 mL',
    units: 50,
    step: 1,
    marks: 'a mark each unit',
    lengthMm: 50,
    longStep: 5,
    numberStep: { wide: 5, narrow: 10 },
  },
] as const satisfies readonly Barrel[];

/** Days that a mixed vial is used within, unless its label names an earlier date (safety guide). */
export const shelfLifeDays = 30;

/** How often a dose may be planned: `doses` in each `days`. */
export const frequencies = [
  { value: 'daily', label: 'once a day', doses: 1, days: 1 },
  { value: 'twice-daily', label: 'twice a day', doses: 2, days: 1 },
  { value: 'alternate', label: 'every other day', doses: 1, days: 2 },
  { value: 'three-weekly', label: 'three times a week', doses: 3, days: 7 },
  { value: 'twice-weekly', label: 'twice a week', doses: 2, days: 7 },
  { value: 'weekly', label: 'once a week', doses: 1, days: 7 },
] as const;

/** What the help panel and the printed sheet say. */
export const helpText = {
  unitNote: 'IU here means units on a U-100 syringe, where 100 units = 1 mL.',
  example:
    'A 5 mg vial with 2 mL of water holds 2.5 mg in each mL. A 250 mcg dose is 0.25 mg, so draw 0.1 mL: 10 units on a U-100 syringe. The vial holds 20 doses.',
  disclaimer: 'For education only. Consult a healthcare professional before you use any peptide.',
} as const;
