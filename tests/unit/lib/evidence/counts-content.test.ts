import { toString as toText } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { toCountsContent } from '@/lib/evidence/counts-content';
import { getFindings, getStudies } from '@/lib/evidence/evidence';
import { getReferences } from '@/lib/references/references';

const tell = (of: string) => toText({ type: 'root', children: toCountsContent(of) as never });
const numbers = (of: string) => (tell(of).match(/\d+/g) ?? []).map(Number);

test('results are counted by how they were read, and the counts add up', () => {
  const [all = 0, ...parts] = numbers('results');
  expect(all).toBe(getFindings().length);
  // "two or more reports" is spelt out, so all other numbers are counts.
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(all);
});

test('sources are counted by the kind of link they have', () => {
  const [all = 0, doi = 0, pmid = 0, reached = 0, none = 0] = numbers('sources');
  const references = [...getReferences().values()];
  expect([all, doi, pmid]).toEqual([
    references.length,
    references.filter(({ DOI }) => DOI !== undefined).length,
    references.filter(({ PMID }) => PMID !== undefined).length,
  ]);
  expect(reached + none).toBe(all);
  expect(reached).toBeGreaterThanOrEqual(Math.max(doi, pmid));
});

test('studies are counted by who paid', () => {
  const [all = 0, paid = 0, byMaker = 0] = numbers('funding');
  expect(all).toBe(getStudies().length);
  expect(paid).toBeLessThanOrEqual(all);
  expect(byMaker).toBe(getStudies().filter(({ sponsorIsMaker }) => sponsorIsMaker).length);
});

test('"retractions" gives the report of the check; an unknown argument gives nothing', () => {
  expect(tell('retractions')).toMatch(/^Of \d+ records, \d+ were looked up by their DOI/);
  expect(toCountsContent('toString')).toEqual([]);
});
