import { expect, test } from 'vitest';
import { toLevel } from '@/lib/evidence/evidence-level';
import { plain } from '@/tests/fixtures/article-html';

const REGISTER = 'grauslund-2024-naion';
const SMALL = 'schneider-helmert-1981-dsip';

test('a register of 424,152 people is not called a small study, and its size is given', () => {
  const told = 'observational studies of up to 424,152 people';
  expect(toLevel('3', [SMALL, REGISTER]).words).toBe(told);
  const shown = plain(`Seen in a register.[@${REGISTER}]\n\n> [!EVIDENCE 3]\n> Why.`);
  expect(shown.replaceAll('\u00a0', ' ')).toContain(`Level 3 of 5, ${told}. Why.`);
});

test('small studies and other levels keep their names, whatever is cited', () => {
  expect(toLevel('3', [SMALL]).words).toBe('small human studies');
  expect(toLevel('3', []).words).toBe('small human studies');
  expect(toLevel('4', [REGISTER])).toEqual({ reached: 4, words: 'controlled trials' });
});
