/** The texts of a vial label; `mixedOn` and `labelDate` are values of date inputs. */
export type LabelTexts = { name: string; mixedOn: string; labelDate: string };

export const emptyLabel: LabelTexts = { name: '', mixedOn: '', labelDate: '' };
