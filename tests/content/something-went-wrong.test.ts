import { expect, test } from 'vitest';
import { somethingWentWrongRecord, urgencies } from '@/lib/records/something-went-wrong';
import { toReadingGrade } from '@/lib/text/reading-grade';

const { danger, situations, countries } = somethingWentWrongRecord.get();

test.each(situations.map((situation) => [situation.id, situation] as const))(
  '%s reads at grade 7 or below, as a whole and in its first lines',
  (_, { first, say, steps, why, urgency }) => {
    const start = [`${urgencies[urgency]}.`, first, say ? `Say ${say}` : ''].join(' ');
    expect(toReadingGrade(start)).toBeLessThanOrEqual(7);
    expect(toReadingGrade([start, ...steps, why].join(' '))).toBeLessThanOrEqual(7);
  },
);

test('the danger signs are short, and no line proposes an amount', () => {
  expect(danger.every((sign) => sign.split(' ').length <= 10)).toBe(true);
  const texts = situations.flatMap(({ first, say = '', steps }) => [first, say, ...steps]);
  expect(texts.filter((text) => /\d\s?(?:mg|mcg|mL|units)\b/.test(text))).toEqual([]);
});

test('each country has emergency and poison numbers that can be dialled', () => {
  for (const { country, emergency, poison = emergency } of countries)
    for (const number of [emergency, poison])
      expect(number.replaceAll(/[ -]/g, ''), country).toMatch(/^\d{3,11}$/);
});
