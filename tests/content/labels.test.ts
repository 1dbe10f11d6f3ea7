import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BeforeUse, BeforeUseLinks } from '@/components/peptides/before-use';
import { misreadForms } from '@/lib/editorial/rules/units';
import { countLabelCells, getLabels } from '@/lib/labels/labels';
import { generalRulesRecord } from '@/lib/records/labels';
import { peptideRecords } from '@/lib/records/peptides';
import { toReadingGrade } from '@/lib/text/reading-grade';

const labels = getLabels();

const rules = generalRulesRecord.get().rules.map(({ question, text }) => ({
  place: `without-label.${question}`,
  slug: 'without-label',
  text,
}));

/** Every answer from a label, and every general rule, with its path in the record. */
const texts = [...labels]
  .flatMap(([slug, { answers }]) =>
    Object.entries(answers).flatMap(([id, entries = []]) =>
      entries.flatMap(({ text }, index) =>
        text === undefined ? [] : [{ place: `${slug}.${id}.${index}`, slug, text }],
      ),
    ),
  )
  .concat(rules);

test('amounts in labels have no form that is easily misread', () => {
  const misread = texts.flatMap(({ place, text }) =>
    misreadForms.flatMap(({ form, remedy }) => (form.test(text) ? [`${place}: ${remedy}`] : [])),
  );
  expect(misread).toEqual([]);
});

test('labels read at grade 7 or below', () => {
  const grades = [...labels.keys(), 'without-label'].map((slug) => {
    const own = texts.filter((text) => text.slug === slug).map(({ text }) => text);
    return { slug, grade: toReadingGrade(own.join('\n')) };
  });
  expect(grades.filter(({ grade }) => grade > 7)).toEqual([]);
});

test('at least four cells in five have an answer from a label', () => {
  const { answered, silent, unread } = countLabelCells(labels.values());
  expect(answered / (answered + silent + unread)).toBeGreaterThanOrEqual(0.8);
});

function tell(slug: string): string {
  const name = peptideRecords.get().find((peptide) => peptide.slug === slug)?.name ?? '';
  return renderToStaticMarkup(createElement(BeforeUse, { slug, name }));
}

test('an undated label is left out only where a dated one of its product and country answers', () => {
  expect(tell('semaglutide')).toContain('Warfarin and other blood thinners');
  expect(tell('tesamorelin')).toContain('Egrifta (first form), United States, section 4<');
  expect(tell('afamelanotide')).not.toContain('Scenesse, European Union, section 5<');
});

test('a substance without a label says whether one exists, and what holds for it alone', () => {
  expect(tell('retatrutide')).toContain('food can stay in the stomach');
  expect(tell('bpc-157')).not.toContain('food can stay in the stomach');
  expect(tell('semaglutide')).not.toContain('What holds without a label');
  expect(tell('ipamorelin')).toContain('With diabetes, heart disease');
  expect(tell('ipamorelin')).toContain('A pen or needle is never shared');
  expect(tell('ibutamoren')).not.toContain('A pen or needle is never shared');
  expect(tell('semax')).toContain('A product with Semax is or was licensed in some country');
  expect(tell('semax')).toContain('A vial sold without a label is not that product: no authority');
  expect(tell('bpc-157')).toContain('No label exists for BPC-157: no authority has checked');
});

test('what the labels of a substance leave out stands above their answer', () => {
  expect(tell('sermorelin')).toMatch(/With diabetes, heart disease.*People known to be allergic/);
  expect(tell('glutathione')).toMatch(/abnormal liver tests.*warns of none/);
  expect(tell('semaglutide')).not.toContain('A pen or needle is never shared, even');
});

test('the head of a page links to what to know before use, with a label or without', () => {
  const toIds = (slug: string) =>
    [...renderToStaticMarkup(createElement(BeforeUseLinks, { slug })).matchAll(/#([a-z-]+)/g)].map(
      ([, id]) => id,
    );
  for (const slug of ['semaglutide', 'bpc-157']) {
    const ids = toIds(slug);
    expect(ids).toContain(labels.has(slug) ? 'serious-harms' : 'before-use');
    for (const id of ids) expect(tell(slug)).toContain(`id="${id}"`);
  }
});
