import { expect, test } from 'vitest';
import { toMoleculeFacts } from '@/lib/peptides/molecule-facts';
import { toPeptideCitations } from '@/lib/peptides/peptide-citations';
import { getPeptidePageData } from '@/lib/seo/peptide-structured-data';
import { chain, peptideRecord } from '../../../fixtures/peptides';

const facts = (changes: Parameters<typeof peptideRecord>[0]) =>
  Object.fromEntries(
    toMoleculeFacts(peptideRecord(changes)).map(({ label, value }) => [
      label,
      value.replaceAll('\u00a0', ' '),
    ]),
  );

test('the facts of a chain are computed, and listed with the published mass', () => {
  const publishedMass = { value: '340.4', kind: 'average', source: 'a list' } as const;
  expect(facts({ molecule: chain('GHK'), publishedMass })).toEqual({
    Residues: '3',
    Formula: 'C14H24N6O4',
    'Average mass': '340.38 Da, computed',
    'Monoisotopic mass': '340.1859 Da, computed',
    'Published mass': '340.4 Da (average; a list)',
    'Net charge at pH 7': '+1.2 (EMBOSS pKa set)',
  });
});

test('a negative charge has a minus sign, and a bound metal is left out of the charge', () => {
  expect(facts({ molecule: chain('GEPPPGKPADDAGLV') })['Net charge at pH 7']).toMatch(/^−2 /);
  const complex = { name: 'copper(II)', adds: 'CuH-2' };
  expect(facts({ molecule: chain('GHK', { complex }) })['Net charge at pH 7']).toContain(
    'chain without copper(II)',
  );
});

test('the molecular form of a published mass is named', () => {
  const publishedMass = {
    value: '340.4',
    kind: 'average',
    form: 'free chain',
    source: 'a list',
  } as const;
  expect(facts({ publishedMass })['Published mass']).toBe('340.4 Da (free chain, average; a list)');
});

test('a small molecule has no charge; a mixture has no formula either, and a blend no facts', () => {
  const small = { kind: 'small molecule', formula: 'C21H27N7O14P2', description: 'x' } as const;
  expect(facts({ molecule: small })).not.toHaveProperty('Net charge at pH 7');
  expect(facts({ molecule: { kind: 'mixture', description: 'x' } })).toEqual({
    Formula: 'None: no single molecule',
  });
  expect(facts({ molecule: { kind: 'blend', parts: [] } })).toEqual({});
});

test('references are numbered in order of mention, and only the first mention is marked', () => {
  const citations = toPeptideCitations(
    peptideRecord({
      halfLife: { text: 'x', references: ['c', 'a'] },
      evidence: { text: 'x', references: ['a', 'b', 'a'] },
      furtherReading: ['b', 'd'],
    }),
    [{ id: 'box', references: ['e', 'a'] }],
  );
  expect(citations.keys).toEqual(['e', 'a', 'b', 'c', 'd']);
  expect(citations.mentionedCount).toBe(4);
  expect(citations.boxes.get('box')?.get('a')).toEqual({ number: 2, isFirst: true });
  expect(citations.evidence).toEqual([
    { number: 2, isFirst: false },
    { number: 3, isFirst: true },
  ]);
  expect(citations.halfLife).toEqual([
    { number: 4, isFirst: true },
    { number: 2, isFirst: false },
  ]);
});

test('structured data has the formula and mass of a molecule, and neither for a mixture', () => {
  expect(getPeptidePageData(peptideRecord()).about).toMatchObject({
    '@type': 'MolecularEntity',
    molecularFormula: 'C14H24N6O4',
    molecularWeight: '340.38 g/mol',
  });
  const mixture = peptideRecord({ molecule: { kind: 'mixture', description: 'x' } });
  expect(getPeptidePageData(mixture)).not.toHaveProperty('about');
});
