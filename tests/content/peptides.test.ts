import { describe, expect, test } from 'vitest';
import { libraryCategories, productCategories } from '@/content/categories';
import { typedExamples } from '@/content/sequence-lab';
import { misreadForms } from '@/lib/editorial/rules/units';
import { toHalfLifeText } from '@/lib/peptides/half-lives';
import { getCategoryPeptides } from '@/lib/peptides/library';
import { requireChain } from '@/lib/peptides/substance-names';
import { productRecords } from '@/lib/records/library';
import type { PeptideRecord } from '@/lib/records/peptides';
import { peptideRecords } from '@/lib/records/peptides';

const peptides = peptideRecords.get();

const cases = peptides.map((peptide) => [peptide.slug, peptide] as const);
const slugs = peptides.map(({ slug }) => slug);

/** Every text that a page shows. */
function textsOf(peptide: PeptideRecord): string[] {
  const { dosing, timeline, ...record } = peptide;
  return [
    record.name,
    record.subtitle,
    ...record.benefits,
    record.library?.type ?? '',
    record.library?.duration ?? '',
    dosing.injectionType,
    dosing.frequency,
    dosing.recommendedDose,
    dosing.cycleLength,
    ...dosing.protocol,
    ...Object.values(timeline).map((text) => text ?? ''),
    toHalfLifeText(peptide)?.text ?? '',
    record.evidence.text,
    ...(record.changes ?? []).map(({ text }) => text),
    'description' in record.molecule ? record.molecule.description : '',
  ];
}

test('the peptides that the specification names are all there', () => {
  expect(slugs).toEqual(
    expect.arrayContaining([
      'cjc-1295-no-dac',
      'sermorelin',
      'tesamorelin',
      'epithalon',
      'ghk-cu',
      'bpc-157',
      'igf-1',
      'aod-9604',
      'tb-500',
      'mots-c',
      'semaglutide',
      'nad-plus',
    ]),
  );
});

describe.each(cases)('the record of %s', (_, peptide) => {
  const { reconstitution, dosing, molecule } = peptide;

  test('cites the label or the trial of its doses', () => {
    if (dosing.source.type === 'label' || dosing.source.type === 'trial') {
      expect(dosing.source.references.length).toBeGreaterThan(0);
    }
  });

  test('lists its doses smallest first, none larger than its vial', () => {
    if (!('vialMg' in reconstitution)) return expect(dosing.doses).toEqual([]);
    const doses = dosing.doses.map(
      ({ amount, unit }) => Number(amount) / (unit === 'mg' ? 1 : 1000),
    );
    expect(doses).toEqual([...doses].sort((a, b) => a - b));
    for (const dose of doses) expect(dose).toBeLessThanOrEqual(Number(reconstitution.vialMg));
  });

  test('begins its dose with a phrase that its source allows', () => {
    const [start = ''] = /^(?:On the label: |Studied: |Not established)/.exec(
      dosing.recommendedDose,
    ) ?? [''];
    const allowed = {
      label: ['On the label: ', 'Studied: '],
      trial: ['Studied: '],
      'animal study': ['Not established'],
      'common practice': ['Not established'],
      none: ['Not established'],
    } as const;
    expect(allowed[dosing.source.type]).toContain(start);
  });

  test('has syringe doses only from a label or a trial in people', () => {
    if (dosing.doses.length === 0) return;
    expect(['label', 'trial']).toContain(dosing.source.type);
    expect(reconstitution).toHaveProperty('vialMg');
    // A dose per kilogram, on a wound or into a vein is not an amount to draw up.
    expect(dosing.recommendedDose).not.toMatch(/per kg|mL|vein|mouth|implant/);
    const told = [dosing.recommendedDose, ...dosing.protocol].join(' ');
    for (const { amount, unit } of dosing.doses) expect(told).toContain(`${amount} ${unit}`);
  });

  test('dates its changes, newest first, no later than its last check', () => {
    const dates = (peptide.changes ?? []).map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    for (const date of [peptide.reviewedAt, ...dates]) {
      if (date === undefined) continue;
      expect(date <= (peptide.reviewedAt ?? '')).toBe(true);
    }
    for (const { text } of peptide.changes ?? []) expect(text).toMatch(/^[A-Z].*\.$/);
  });

  test('claims no effect, writes units as agreed and has no exclamation marks', () => {
    for (const text of [...textsOf(peptide)]) {
      expect(text).not.toMatch(/!/);
      for (const { name, form } of misreadForms) expect(form.test(text), name).toBe(false);
      expect(text).not.toMatch(/\b(?:heals|boosts|cures|safely|is safe)\b/i);
      expect(text).toBe(text.trim());
    }
    for (const text of [peptide.subtitle, ...peptide.benefits]) expect(text).not.toMatch(/\.$/);
  });

  test('gives no dose of a blend', () => {
    if (molecule.kind === 'blend') expect(dosing.doses).toEqual([]);
  });
});

test('the vials of the specification’s examples are in the library', () => {
  const vials = peptides.flatMap(({ reconstitution }) =>
    'vialMg' in reconstitution ? [`${reconstitution.vialMg}/${reconstitution.diluentMl}`] : [],
  );
  expect(vials).toEqual(expect.arrayContaining(['10/2', '50/5', '1/2', '6/3']));
});

test('there are thirty products, each with a sentence', () => {
  const products = productRecords.get();
  expect(products).toHaveLength(30);
  for (const { description } of products) expect(description).toMatch(/^[A-Z].*\.$/);
});

test('the product categories have the specified counts, but for one that is one short', () => {
  const counts = productCategories.map(
    ({ id }) =>
      productRecords
        .get()
        .filter((product) => peptides.find(({ slug }) => slug === product.id)?.category === id)
        .length,
  );
  const specified = [5, 12, 2, 3, 6, 3];
  const fewer = specified.map((count, index) => count - (counts[index] ?? 0));
  expect(fewer.filter((difference) => difference === 0)).toHaveLength(5);
  expect(fewer.filter((difference) => difference === 1)).toHaveLength(1);
});

test.each(libraryCategories)('the library category $label holds peptides', ({ id }) => {
  const members = peptides.filter(({ library }) => library?.category === id);
  expect(members.length).toBeGreaterThanOrEqual(4);
});

test('NAD+ is in the metabolic category too', () => {
  expect(getCategoryPeptides('metabolic').map(({ slug }) => slug)).toContain('nad-plus');
});

test('the example of the sequence lab is the chain of its record', () => {
  const [example] = typedExamples;
  expect(example.typed).toBe(requireChain('bpc-157').residues);
});

test('no syringe doses are given for another form: a pen, a tablet or another labelled vial', () => {
  const dosesOf = (slug: string) => peptides.find((peptide) => peptide.slug === slug)?.dosing.doses;
  for (const slug of ['tesamorelin', 'semaglutide', 'tirzepatide', 'retatrutide', 'liraglutide']) {
    expect(dosesOf(slug), slug).toEqual([]);
  }
});

test('no product with a vial to draw from is given into a vein, on a wound or by nose or mouth', () => {
  const specified = ['aod-9604', 'ghk-cu'];
  const drawn = peptides.filter(
    ({ slug, molecule, reconstitution }) =>
      'vialMg' in reconstitution && molecule.kind !== 'blend' && !specified.includes(slug),
  );
  for (const { slug, dosing } of drawn) {
    expect(dosing.injectionType, slug).not.toMatch(
      /^(?:Into a vein|Intravenous|On the|Nasal|Oral)/,
    );
  }
});
