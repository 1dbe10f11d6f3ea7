/** The mass units that a field accepts. */
export const massUnits = [
  { value: 'mg', label: 'mg' },
  { value: 'mcg', label: 'mcg' },
] as const;

export type MassUnit = (typeof massUnits)[number]['value'];

/** The localStorage key of the chosen syringe; the privacy page names it. */
export const SYRINGE_STORAGE_KEY = 'amide-academy-syringe';

/** The sessionStorage key of the last calculation; the privacy page names it. */
export const INPUTS_STORAGE_KEY = 'amide-academy-calculation';

/** The localStorage key of the country whose emergency numbers are shown; the privacy page names it. */
export const COUNTRY_STORAGE_KEY = 'amide-academy-country';

/** The sessionStorage key of what is typed to have ready for a call; the privacy page names it. */
export const CALL_STORAGE_KEY = 'amide-academy-call';

/** The localStorage key of the sheet for the doctor, which is stored only on request. */
export const SHEET_STORAGE_KEY = 'amide-academy-sheet';

/** The units that the form starts with. */
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

/** Days that a mixed vial may be used for, unless its label names an earlier date (safety guide). */
export const shelfLifeDays = 30;

/** The dosing frequencies on offer: `doses` per `days`. */
export const frequencies = [
  { value: 'daily', label: 'once a day', doses: 1, days: 1 },
  { value: 'twice-daily', label: 'twice a day', doses: 2, days: 1 },
  { value: 'alternate', label: 'every other day', doses: 1, days: 2 },
  { value: 'three-weekly', label: 'three times a week', doses: 3, days: 7 },
  { value: 'twice-weekly', label: 'twice a week', doses: 2, days: 7 },
  { value: 'weekly', label: 'once a week', doses: 1, days: 7 },
] as const;

/** Texts of the help panel and the printed sheet. */
export const helpText = {
  unitNote: 'IU here means units on a U-100 syringe, where 100 units = 1 mL.',
  example:
    'A 5 mg vial with 2 mL of water holds 2.5 mg in each mL. A 250 mcg dose is 0.25 mg, so draw 0.1 mL: 10 units on a U-100 syringe. The vial holds 20 doses.',
  disclaimer: 'For education only. Consult a healthcare professional before you use any peptide.',
} as const;
