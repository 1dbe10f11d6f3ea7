import { expect, test } from 'vitest';
import { parseHalfLifeQuery, readSchedule } from '@/lib/calculator/half-life-inputs';
import { getHalfLifePresets, toHalfLifeToolAddress } from '@/lib/peptides/half-life-presets';
import { getHalfLives } from '@/lib/peptides/half-lives';
import { getPeptides, requirePeptide } from '@/lib/peptides/peptides';

const presets = getHalfLifePresets();

test('presets are half-lives in people only, and a range gives its mean, if stated, and both ends', () => {
  const labels = presets.map(({ label }) => label);
  expect(labels.filter((label) => label.startsWith('Retatrutide'))).toEqual([
    'Retatrutide: 134 to 165 hours, the low end',
    'Retatrutide: 134 to 165 hours, the high end',
  ]);
  expect(labels.filter((label) => label.startsWith('PT-141'))).toEqual([
    'PT-141: 2.7 hours (1.9 to 4), the mean',
    'PT-141: 2.7 hours (1.9 to 4), the low end',
    'PT-141: 2.7 hours (1.9 to 4), the high end',
  ]);
  expect(labels.join()).not.toContain('BPC-157');
  expect(new Set(labels).size).toBe(labels.length);
});

test('a preset fills the field with the measured time', () => {
  for (const { text, unit, label } of presets) {
    const { schedule } = readSchedule({
      halfLife: text,
      halfLifeUnit: unit,
      interval: '7',
      intervalUnit: 'days',
    });
    const measured = getHalfLives().find(({ name }) => label.startsWith(`${name}:`));
    const end = label.endsWith('low end') ? measured?.low : measured?.high;
    const hours = label.endsWith('the mean') ? measured?.mean : end;
    expect(schedule?.halfLife).toBeCloseTo(hours ?? 0, 9);
  }
  expect(presets.find(({ label }) => label.startsWith('GHRP-2'))).toMatchObject({
    text: '0.55',
    unit: 'hours',
  });
});

test('pages with a half-life in people link to the tool with it, and no others do', () => {
  expect(toHalfLifeToolAddress(requirePeptide('tirzepatide'))).toBe(
    '/tools/half-life?halfLife=5&halfLifeUnit=days',
  );
  expect(toHalfLifeToolAddress(requirePeptide('ipamorelin'))).toBe(
    '/tools/half-life?halfLife=2&halfLifeUnit=hours&interval=1&intervalUnit=days',
  );
  expect(toHalfLifeToolAddress(requirePeptide('pt-141'))).toBe(
    '/tools/half-life?halfLife=2.7&halfLifeUnit=hours&interval=1&intervalUnit=days',
  );
  expect(toHalfLifeToolAddress(requirePeptide('bpc-157'))).toBeUndefined();
  expect(toHalfLifeToolAddress(requirePeptide('ghk-cu'))).toBeUndefined();
  const measured = getHalfLives().filter(({ species }) => species === 'people');
  const linked = getPeptides().flatMap((peptide) => toHalfLifeToolAddress(peptide) ?? []);
  expect(linked).toHaveLength(measured.length);
  for (const address of linked) {
    const { searchParams } = new URL(address, 'http://localhost');
    expect(readSchedule(parseHalfLifeQuery(searchParams)).schedule).toBeDefined();
  }
});
