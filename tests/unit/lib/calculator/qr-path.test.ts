import { expect, test } from 'vitest';
import { toQrPath } from '@/lib/calculator/qr-path';

const FINDER = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];

test('a QR code has three finder patterns and a 4-module margin, and depends on its text', () => {
  const { size, path } = toQrPath('https://example.org/corrections/calculator');
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  const read = (left: number, top: number) =>
    FINDER.map((row, y) =>
      [...row].map((_, x) => (dark.has(`${left + x} ${top + y}`) ? '#' : '.')).join(''),
    );
  const end = size - 4 - 7;
  for (const [x, y] of [
    [4, 4],
    [end, 4],
    [4, end],
  ] as const)
    expect(read(x, y)).toEqual(FINDER);
  const places = [...dark].flatMap((place) => place.split(' ').map(Number));
  expect([Math.min(...places), Math.max(...places)]).toEqual([4, size - 5]);
  expect(toQrPath('https://example.org/other').path).not.toBe(path);
});
