import { expect, test } from 'vitest';
import { misreadForms } from '@/lib/editorial/rules/units';
import { countLabelCells, getLabels } from '@/lib/labels/labels';
import { getUnlabelled } from '@/lib/labels/without-label';
import { generalRulesRecord } from '@/lib/records/labels';
import { toReadingGrade } from '@/lib/text/reading-grade';

const labels = getLabels();

const rules = generalRulesRecord.get().rules.map(({ question, text }) => ({
  place: `without-label.${question}`,
  slug: 'without-label',
  text,
}));

/** Every sentence of the layer with the way to it. */
const texts = [...labels]
  .flatMap(([slug, { answers }]) =>
    Object.entries(answers).flatMap(([id, entries = []]) =>
      entries.flatMap(({ text }, index) =>
        text === undefined ? [] : [{ place: `${slug}.${id}.${index}`, slug, text }],
      ),
    ),
  )
  .concat(rules);

test('amounts in labels are written as nobody misreads them', () => {
  const misread = texts.flatMap(({ place, text }) =>
    misreadForms.flatMap(({ form, remedy }) => (form.test(text) ? [`${place}: ${remedy}`] : [])),
  );
  expect(misread).toEqual([]);
});

test('labels are told in words that a thirteen-year-old reads', () => {
  const grades = [...labels.keys(), 'without-label'].map((slug) => {
    const own = texts.filter((text) => text.slug === slug).map(({ text }) => text);
    return { slug, grade: toReadingGrade(own.join('\n')) };
  });
  expect(grades.filter(({ grade }) => grade > 7)).toEqual([]);
});

test('at least four cells in five tell what a label says', () => {
  const { answered, silent, unread } = countLabelCells(labels.values());
  expect(answered / (answered + silent + unread)).toBeGreaterThanOrEqual(0.8);
});

test('a substance of the library has a label, or what is held of it without one', () => {
  const unlabelled = getUnlabelled();
  expect(unlabelled.find(({ slug }) => slug === 'semaglutide')).toBeUndefined();
  expect(unlabelled.find(({ slug }) => slug === 'semax')?.hasUnreadLabel).toBe(true);
  const bpc = unlabelled.find(({ slug }) => slug === 'bpc-157');
  expect(bpc?.hasUnreadLabel).toBe(false);
  expect(bpc?.trials).not.toBe('');
  expect(bpc?.openQuestions).not.toEqual([]);
  for (const { harmsInPeople, harmsInAnimals } of unlabelled)
    expect(harmsInPeople.filter((harm) => harmsInAnimals.includes(harm))).toEqual([]);
});
