import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { getProof, type Proof, toRow } from '@/lib/proof/proof';
import { toPublishedParts } from '@/lib/proof/published-table';
import { withSpaces } from '../../../fixtures/calculator';

const textOf = (proof: Proof) =>
  withSpaces(
    toHtml(toPublishedParts(proof))
      .replace(/<\/t[hdr]>/g, ' | ')
      .replace(/<[^>]+>/g, ''),
  );

test('every example is a row, in the part of its source', () => {
  const proof = getProof();
  expect(toPublishedParts(proof)).toHaveLength(proof.sources.length);
  const text = textOf(proof);
  expect(text.match(/\| same(?: after their rounding)?/g)).toHaveLength(91);
  expect(text).toContain('thepeptly.com/peptide-reconstitution/');
  expect(text).not.toContain('https://');
});

test('a row says what was published, what is calculated and how they compare', () => {
  const rows = [
    toRow({
      amountMg: '5',
      diluentMl: '3',
      doseMcg: '300',
      stated: { concentration: '1.67', units: '18' },
      elsewhere: { where: 'a table', stated: { doses: '1' }, why: 'A slip.' },
    }),
    toRow({
      amountMg: '2',
      diluentMl: '1',
      doseMcg: '3000',
      stated: { units: '15' },
      why: 'Theirs is a tenth.',
    }),
  ];
  const proof = { ...getProof(), sources: [{ name: 'A page', rows }], total: 2 };
  const text = textOf(proof);
  expect(text).toContain(
    '2 examples: 1 same after their rounding, 1 different, 1 different, elsewhere',
  );
  expect(text).toContain(
    '5 mg, 3 mL, 300 mcg | 1.67 mg/mL, 18 units | 5/3 mg/mL (about 1.667), 18 units | same after their rounding',
  );
  expect(text).toContain('The same, in a table | 1 dose | 16 doses | differentA slip.');
  expect(text).toContain('2 mg, 1 mL, 3 mg | 15 units | 150 units | differentTheirs is a tenth.');
  expect(text).toMatch(/The calculator says first: .*more than the vial holds\./);
});
