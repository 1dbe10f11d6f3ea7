import { expect, test } from 'vitest';
import { toDraft } from '@/lib/editorial/draft';
import { applyRules, rules } from '@/lib/editorial/rules/all-rules';
import { findAll, makeCorpus } from '@/tests/fixtures/corpus';

const title = 'How peptides fold in water';
const today = new Date('2026-03-14T23:59:00Z');

/** Fills the skeleton: each {source} with a citation, each other blank with its own prompt. */
function fill(draft: string): string {
  const keys = ['one-2021', 'two-2022', 'three-2023', 'four-2024'];
  let count = 0;
  return draft
    .replace('draft: true\n', '')
    .replace(/\{source\}/g, () => `[@${keys[count++ % keys.length]}]`)
    .replace(/\{([^{}]*)\}/g, (_, asked: string) => `${asked.replace(/[.:]/g, ',')} Done.`);
}

test('the skeleton passes every rule once its blanks are filled', () => {
  expect(findAll({ 'posts/how-peptides-fold.md': fill(toDraft(title, today)) })).toEqual([]);
});

test('a skeleton published with its blanks unfilled fails the build', () => {
  const published = toDraft(title, today).replace('draft: true\n', '');
  const building = rules.filter(({ fails }) => fails === 'build');
  const { problems } = applyRules(makeCorpus({ 'posts/a.md': published }), building);
  expect(problems.length).toBeGreaterThan(10);
});
