const blank = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;

export const emptyUse = blank([
  ...(['what', 'form', 'strength', 'last'] as const),
  ...(['when', 'where', 'since', 'lot'] as const),
]);

/** One substance on a sheet, as its reader typed it. */
export type SheetUse = typeof emptyUse;

const emptyTexts = blank(['who', 'medicines', 'reactions', 'questions']);

/** What somebody brings to a doctor or anaesthetist, in their own words. */
export type OwnSheet = typeof emptyTexts & { uses: readonly SheetUse[] };

export const emptySheet: OwnSheet = { ...emptyTexts, uses: [emptyUse] };

/** Substances on one sheet, and characters in one field, at most. */
export const MOST_USES = 8;
export const MOST_TYPED = 600;

/** What a sheet of this kind begins with, so that another file is not taken for one. */
const FORMAT = 'amide-academy-sheet-1';

/** A sheet as the text of its file. */
export function formatSheet(sheet: OwnSheet): string {
  return `${JSON.stringify({ format: FORMAT, ...sheet }, null, 2)}\n`;
}

/** The sheet that a file holds; undefined when it holds none. Fields of another kind are left empty. */
export function parseSheet(text: string): OwnSheet | undefined {
  try {
    const file: unknown = JSON.parse(text);
    if (!isRecord(file) || file.format !== FORMAT) return undefined;
    const uses = Array.isArray(file.uses) ? file.uses.filter(isRecord).slice(0, MOST_USES) : [];
    return {
      ...pickTexts(file, emptySheet),
      uses: uses.length > 0 ? uses.map((use) => pickTexts(use, emptyUse)) : [emptyUse],
    };
  } catch {
    return undefined;
  }
}

/** Whether nothing stands on a sheet. */
export function isEmptySheet({ uses, ...texts }: OwnSheet): boolean {
  return [...Object.values(texts), ...uses.flatMap((use) => Object.values(use))].every(
    (text) => text.trim() === '',
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The texts of a record under the names that `empty` has. */
function pickTexts<Shape extends object>(file: Record<string, unknown>, empty: Shape): Shape {
  const texts = Object.entries(empty).map(([name, value]) => {
    const typed = file[name];
    return [name, typeof typed === 'string' ? typed.slice(0, MOST_TYPED) : value];
  });
  return Object.fromEntries(texts);
}
