import { isValid, parseISO } from 'date-fns';
import { z } from 'zod';

/** A schema for non-empty text; `what` names the expected text in messages. */
export const text = (what: string) =>
  z.string(`expected ${what}`).trim().min(1, `expected ${what}, found nothing`);

/** Formats any value for a message: YAML may hold a list or a map where text belongs. */
export function nameValue(value: unknown): string {
  return typeof value === 'string' ? value : String(JSON.stringify(value));
}

const DATE_FORM = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** A day or time as ISO 8601 in UTC; without a time zone it is UTC, so that every build machine reads the same time. */
export const isoDate = z
  .string('expected a date like 2026-03-14')
  .regex(DATE_FORM, 'expected a date like 2026-03-14')
  .transform((value, context) => {
    const moment = value.length === 10 ? `${value}T00:00:00` : value;
    const date = parseISO(/(Z|[+-]\d{2}:\d{2})$/.test(moment) ? moment : `${moment}Z`);
    if (isValid(date)) return date.toISOString();
    context.addIssue({ code: 'custom', message: `"${value}" is not a day of the calendar` });
    return z.NEVER;
  });

/** Upkeep fields of every kind of text: when it was last reviewed and what changed. */
export const upkeepFields = {
  reviewedAt: isoDate.optional(),
  changes: z
    .array(
      z.strictObject(
        { date: isoDate, text: text('what changed, in a sentence') },
        'expected date and text, like - {date: 2026-03-14, text: Corrected the dose.}',
      ),
      'expected a list of changes, each with date and text',
    )
    .min(1, 'expected at least one change')
    .optional(),
};

/** Reports reviews and changes dated before the text's publication. */
export function validateUpkeep(
  data: { publishedAt: string; reviewedAt?: string; changes?: { date: string }[] },
  { addIssue }: { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
): void {
  const published = data.publishedAt.slice(0, 10);
  const dated = [
    { field: 'reviewedAt', date: data.reviewedAt },
    ...(data.changes ?? []).map(({ date }) => ({ field: 'changes', date })),
  ];
  for (const { field, date } of dated) {
    if (!date || date.slice(0, 10) >= published) continue;
    const message = `${date.slice(0, 10)} is before publishedAt; correct one of the two`;
    addIssue({ code: 'custom', path: [field], message });
  }
}

/** A strict object schema: an unknown key is an error, so that a typing mistake is reported. */
export function frontMatter<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'invalid_type'
        ? 'expected keys and values, like title: How peptides fold'
        : undefined,
  });
}
