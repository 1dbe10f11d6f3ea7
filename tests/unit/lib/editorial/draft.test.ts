import { expect, test } from 'vitest';
import { findTitleProblem, toDraft, toPostSlug } from '@/lib/editorial/draft';
import { applyRules, rules } from '@/lib/editorial/rules/all-rules';
import { findAll, makeCorpus } from '@/tests/fixtures/corpus';
import { parse } from '@/tests/fixtures/parse-post';

const title = 'How peptides fold in water';
const today = new Date('2026-03-14T23:59:00Z');

/** The skeleton with each {source} a citation and each other blank its own words. */
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

test('until then each blank is named, and the build goes on', () => {
  const draft = toDraft(title, today);
  expect(parse(draft).isDraft).toBe(true);
  const { problems, inDrafts } = applyRules(makeCorpus({ 'posts/a.md': draft }), rules);
  expect(problems).toEqual([]);
  const blankLines = draft.split('\n').filter((line) => line.includes('{'));
  expect(inDrafts.filter(({ message }) => message.includes('is open'))).toHaveLength(
    blankLines.length,
  );
});

test('a skeleton published as it is fails the build', () => {
  const published = toDraft(title, today).replace('draft: true\n', '');
  const building = rules.filter(({ fails }) => fails === 'build');
  const { problems } = applyRules(makeCorpus({ 'posts/a.md': published }), building);
  expect(problems.length).toBeGreaterThan(10);
});

test.each([
  ['How peptides fold', 'how-peptides-fold'],
  ['  Ünïcode: “quoted” & more ', 'unicode-quoted-more'],
  ['…', ''],
])('the address of %j is %j', (name, slug) => {
  expect(toPostSlug(name)).toBe(slug);
});

test.each([
  ['', /^Give the article a title/],
  ['Search', /belongs to the API/],
  ['Short', /has 5 characters; choose one of 15 to 70/],
  ['long '.repeat(20), /has 100 characters/],
])('the title %j is refused with a reason', (name, reason) => {
  expect(findTitleProblem(name)).toMatch(reason);
});

test('a title that fits is taken', () => {
  expect(findTitleProblem(title)).toBeUndefined();
});
