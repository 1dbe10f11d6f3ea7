/**
 * Every correction to a number, mark, warning or text that the calculator shows or prints, with the day (2026-03-14)
 * of the first builds that contain it. A printed sheet names its build and links to this list.
 */
export const calculatorCorrections: readonly { date: string; text: string }[] = [];
