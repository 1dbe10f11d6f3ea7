/** The page of the calculator. */
export const CALCULATOR_PATH = '/tools/peptide-calculator';

/** Units of mass that a field may be read in. */
export const massUnits = [
  { value: 'mg', label: 'mg' },
  { value: 'mcg', label: 'mcg' },
] as const;

export type MassUnit = (typeof massUnits)[number]['value'];

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

/** A U-100 syringe: 100 units to the millilitre. */
export type Barrel = {
  id: string;
  volume: string;
  /** Units that the barrel holds. */
  units: number;
  /** Units between two marks; a whole number or a half. */
  step: number;
  marks: string;
  /** Units between two long marks. */
  longStep: number;
  /** Units between two printed numbers, on a drawing as wide as a desk and as narrow as a phone. */
  numberStep: { wide: number; narrow: number };
};

/**
 * Every syringe that the site knows, smallest first; a dose is drawn on the first one that holds it. What
 * is drawn, listed and advised follows from here. Those of 0.3 mL are sold with a mark each unit and with
 * a mark each half unit.
 */
export const barrels = [
  {
    id: '0.3',
    volume: '0.3 mL',
    units: 30,
    step: 1,
    marks: 'a mark each unit',
    longStep: 5,
    numberStep: { wide: 5, narrow: 5 },
  },
  {
    id: '0.3-half',
    volume: '0.3 mL',
    units: 30,
    step: 0.5,
    marks: 'a mark each half unit',
    longStep: 5,
    numberStep: { wide: 5, narrow: 5 },
  },
  {
    id: '0.5',
    volume: '0.5 mL',
    units: 50,
    step: 1,
    marks: 'a mark each unit',
    longStep: 10,
    numberStep: { wide: 10, narrow: 10 },
  },
  {
    id: '1.0',
    volume: '1 mL',
    units: 100,
    step: 2,
    marks: 'a mark each 2 units',
    longStep: 10,
    numberStep: { wide: 10, narrow: 20 },
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
