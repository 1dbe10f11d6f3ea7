const blank = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;

export const emptyUse = blank([
  ...(['what', 'form', 'strength', 'last'] as const),
  ...(['when', 'where', 'since', 'lot'] as const),
]);

/** One substance on a sheet, as the user typed it. */
export type SheetUse = typeof emptyUse;

const emptyTexts = blank(['who', 'medicines', 'reactions', 'questions']);

/** What somebody tells a doctor or anaesthetist, in their own words. */
export type OwnSheet = typeof emptyTexts & { uses: readonly SheetUse[] };

export const emptySheet: OwnSheet = { ...emptyTexts, uses: [emptyUse] };

/** The most substances on one sheet. */
export const MOST_USES = 8;

/** Marks a file as a sheet of this kind, so that other JSON files are rejected. */
const FORMAT = 'amide-academy-sheet-1';

/** Serialises a sheet as the text of a file. */
export function formatSheet(sheet: OwnSheet): string {
  return `${JSON.stringify({ format: FORMAT, ...sheet }, null, 2)}\n`;
}

/**
 * Parses the text of a file; undefined if it is not a sheet or has too many substances. Nothing is cut, because what is
 * left would look whole. Fields that are not text are left empty.
 */
export function parseSheet(text: string): OwnSheet | undefined {
  try {
    const file: unknown = JSON.parse(text);
    if (!isRecord(file) || file.format !== FORMAT) return undefined;
    const uses = Array.isArray(file.uses) ? file.uses.filter(isRecord) : [];
    if (uses.length > MOST_USES) return undefined;
    return {
      ...pickTexts(file, emptySheet),
      uses: uses.length > 0 ? uses.map((use) => pickTexts(use, emptyUse)) : [emptyUse],
    };
  } catch {
    return undefined;
  }
}

/** Whether all fields of a sheet are blank. */
export function isEmptySheet({ uses, ...texts }: OwnSheet): boolean {
  return [...Object.values(texts), ...uses.flatMap((use) => Object.values(use))].every(
    (text) => text.trim() === '',
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The strings of a record under the keys of `empty`. */
function pickTexts<Shape extends object>(file: Record<string, unknown>, empty: Shape): Shape {
  const texts = Object.entries(empty).map(([name, value]) => {
    const typed = file[name];
    return [name, typeof typed === 'string' ? typed : value];
  });
  return Object.fromEntries(texts);
}
