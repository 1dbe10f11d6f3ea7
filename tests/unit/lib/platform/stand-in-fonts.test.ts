import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawStandIns } from '@/lib/platform/stand-in-fonts';

const faces = drawStandIns().flatMap((part) => (part.kind === 'named' ? [part] : []));

test('each face stands in under a family that the tokens name, and every family has a face', () => {
  const tokens = readFileSync('app/tokens.css', 'utf8');
  const named = [...tokens.matchAll(/"((?:STIX|Atkinson) (?:Fallback|Noto|Roboto|DejaVu))"/g)];
  expect([...new Set(faces.map(({ name }) => name))].sort()).toEqual(
    [...new Set(named.map(([, family]) => family))].sort(),
  );
});

test('of every family there is a face for text, and others for what is set bolder', () => {
  for (const family of new Set(faces.map(({ name }) => name))) {
    const own = faces.filter(({ name }) => name === family);
    const weights = own.map(({ text }) => /font-weight:([\d ]+)/.exec(text)?.[1]);
    expect(weights.sort()).toEqual(
      family.startsWith('STIX') ? ['400', '600', '700'] : ['400', '500', '600 650', '700'],
    );
  }
});

test('a face is brought to the width and the line of ours, whatever size that takes', () => {
  for (const { name, text } of faces) {
    const read = (property: string) => Number(new RegExp(`${property}:([\\d.]+)%`).exec(text)?.[1]);
    const size = read('size-adjust') / 100;
    const [ascent, descent] = name.startsWith('STIX') ? [76.2, 23.8] : [98.4, 31.6];
    expect(Math.abs(read('ascent-override') * size - ascent)).toBeLessThan(0.6);
    expect(Math.abs(read('descent-override') * size - descent)).toBeLessThan(0.6);
    expect(text).toMatch(/src:local\("[^"]+"\)/);
  }
});
