/**
 * Every correction of a number, a mark, a warning or a text that the calculator shows or prints, with the day
 * (2026-03-14) whose builds first hold it. A printed sheet names its build and leads to this list.
 */
export const calculatorCorrections: readonly { date: string; text: string }[] = [];
