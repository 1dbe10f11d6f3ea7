import { beforeAll, expect, test } from 'vitest';
import { getCorrections } from '@/lib/pages/corrections';
import { guideSource, postSource, writeContentDirectory } from '@/tests/fixtures/content-directory';

const note = (date: string, text: string) => `[{date: ${date}, text: ${text}}]`;

beforeAll(() =>
  writeContentDirectory(
    {
      'older.md': postSource({ title: 'B older', changes: note('2026-03-20', 'Added a dose.') }),
      'same-day.md': postSource({
        title: 'A newer',
        changes: note('2026-04-02', 'Mended a unit.'),
      }),
      'quiet.md': postSource({ title: 'Nothing changed' }),
    },
    undefined,
    { 'guides/beginners.md': guideSource({ changes: note('2026-04-02', 'Mended a link.') }) },
  ),
);

test('change notes of all kinds of text are sorted newest first, and by title within a day', () => {
  const ours = getCorrections().filter(({ path }) => !path.startsWith('/peptides/'));
  expect(ours).toEqual(
    [
      {
        date: '2026-04-02',
        text: 'Mended a link.',
        title: 'A page',
        path: '/guides/beginners',
        isError: true,
      },
      {
        date: '2026-04-02',
        text: 'Mended a unit.',
        title: 'A newer',
        path: '/blog/same-day',
        isError: true,
      },
      {
        date: '2026-03-20',
        text: 'Added a dose.',
        title: 'B older',
        path: '/blog/older',
        isError: false,
      },
    ].sort((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, 'en')),
  );
});
