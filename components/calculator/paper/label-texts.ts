/** What somebody may write on the label of a vial; days as date fields give them. */
export type LabelTexts = { name: string; mixedOn: string; labelDate: string };

export const emptyLabel: LabelTexts = { name: '', mixedOn: '', labelDate: '' };
