import { describe, expect, test } from 'vitest';
import { postSource } from '@/tests/fixtures/content-directory';
import { parse, problemsOf } from '@/tests/fixtures/parse-post';

const dated = (fields: Record<string, string>) =>
  postSource({ publishedAt: '2026-03-14', ...fields });

describe('the upkeep fields of a text', () => {
  test('are parsed: the last check and the changes', () => {
    const { post } = parse(
      dated({
        reviewedAt: '2026-11-20',
        changes:
          '\n  - date: 2026-04-01\n    text: Corrected the dose.\n  - { date: "2026-03-14", text: Named the trial. }',
      }),
    );
    expect(post.reviewedAt).toBe('2026-11-20T00:00:00.000Z');
    expect(post.changes).toEqual([
      { date: '2026-04-01T00:00:00.000Z', text: 'Corrected the dose.' },
      { date: '2026-03-14T00:00:00.000Z', text: 'Named the trial.' },
    ]);
  });

  test.each([
    ['reviewedAt', '2026-03-13', 'is before publishedAt'],
    ['reviewedAt', '2026-02-30', 'is not a day of the calendar'],
    ['reviewedAt', 'soon', 'expected a date like 2026-03-14'],
    ['changes', '[{ date: 2026-03-13, text: Early. }]', 'is before publishedAt'],
    ['changes', '\n  - date: 2027-02-30\n    text: No such day.', 'is not a day of the calendar'],
    ['changes', '[{ date: 2026-03-15, text: "" }]', 'expected what changed'],
    ['changes', '[{ date: 2026-03-15 }]', 'expected what changed'],
    ['changes', '[Corrected the dose.]', 'expected date and text'],
    ['changes', '[]', 'expected at least one change'],
    ['changes', 'Corrected the dose.', 'expected a list of changes'],
  ])('%s: %s is refused', (field, value, message) => {
    const [problem, ...others] = problemsOf(dated({ [field]: value }));
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ field, line: expect.any(Number) });
    expect(problem?.message).toContain(message);
  });
});
