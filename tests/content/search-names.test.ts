import { expect, test } from 'vitest';
import getSitemap from '@/app/sitemap';
import { getStatus } from '@/lib/evidence/evidence';
import { getPeptides, requirePeptide } from '@/lib/peptides/peptides';
import { toBrands } from '@/lib/peptides/substance-names';
import { aliasRecords } from '@/lib/records/library';
import { searchWordsRecord } from '@/lib/records/search-words';
import { getReferences } from '@/lib/references/references';
import { getKnownNames } from '@/lib/search/known-names';
import { getSiteIndex } from '@/lib/search/site-index';
import { describeName } from '@/lib/search/site-search';
import { joinWords, splitWords } from '@/lib/search/words';
import { foldText } from '@/lib/text/fold-text';

function getBrands(slug: string): string[] {
  return toBrands(getStatus(slug) ?? { approvals: [] });
}

const aliases = aliasRecords.get();
const { askedFor, otherLanguages, sameWords, smallWords } = searchWordsRecord.get();
const peptideAliases = aliases.filter(({ to }) => !to.startsWith('/'));

/** The names of a substance, without short forms and misspellings. */
const namesOf = (slug: string) => [
  requirePeptide(slug).name,
  ...getBrands(slug),
  ...aliases
    .filter(({ to, source }) => to === slug && source !== 'short' && source !== 'slip')
    .map(({ text }) => text),
];

test.each(peptideAliases.map(({ to }) => to))('%s is the slug of a record', (slug) => {
  expect(getPeptides().map((peptide) => peptide.slug)).toContain(slug);
});

test('no name points to two records', () => {
  const owners = new Map<string, string>();
  const all = [
    ...getPeptides().map(({ slug, name }) => ({ text: name, to: slug })),
    ...getPeptides().flatMap(({ slug }) => getBrands(slug).map((text) => ({ text, to: slug }))),
    ...aliases,
  ];
  const twice = all.filter(({ text, to }) => {
    const owner = owners.get(joinWords(text));
    owners.set(joinWords(text), to);
    return owner !== undefined && owner !== to;
  });
  expect(twice).toEqual([]);
});

test('a cited record contains the name that it is the source of', () => {
  const references = getReferences();
  const missing = aliases.filter(({ text, source }) => {
    if (['record', 'short', 'slip'].includes(source) || /^https?:/.test(source)) return false;
    return !joinWords(JSON.stringify(references.get(source) ?? '')).includes(joinWords(text));
  });
  expect(missing).toEqual([]);
});

test('a name whose source is the peptide record appears there or on its page', () => {
  const missing = aliases
    .filter(({ source }) => source === 'record')
    .filter(({ text, to }) => {
      const page = getSiteIndex().entries.find(({ address }) => address === `/peptides/${to}`);
      const { passages } = getSiteIndex();
      const texts = (page?.sections ?? []).map((place) =>
        new TextDecoder().decode(passages.subarray(place.from, place.to)),
      );
      const brands = getPeptides().length > 0 ? getBrands(to) : [];
      const all = [JSON.stringify(requirePeptide(to)), ...texts, ...brands].join(' ');
      return !joinWords(all).includes(joinWords(text));
    });
  expect(missing).toEqual([]);
});

test('a short name consists of letters of the full names, in their order', () => {
  const wrong = aliases.filter(({ text, to, source }) => {
    if (source !== 'short') return false;
    const letters = foldText(text).replace(/[^a-z]/g, '');
    return !isWithin(letters, foldText(namesOf(to).join(' ')));
  });
  expect(wrong).toEqual([]);
});

function isWithin(letters: string, name: string): boolean {
  let at = 0;
  for (const letter of name) if (letter === letters[at]) at += 1;
  return at === letters.length;
}

test('the brands come from the approvals, without their form and strength', () => {
  expect(getBrands('semaglutide')).toEqual(['Ozempic', 'Rybelsus', 'Wegovy', 'Kayshild']);
  expect(getBrands('tesamorelin')).toEqual(['Egrifta', 'Egrifta WR']);
  expect(getBrands('bpc-157')).toEqual([]);
});

test.each([
  ['Ozempic', 'Ozempic: a brand of semaglutide'],
  ['mounjaro', 'Mounjaro: a brand of tirzepatide'],
  ['Vyleesi', 'Vyleesi: a brand of PT-141'],
  ['Foundayo', 'Foundayo: a brand of orforglipron'],
  ['MK677', 'MK-677: a laboratory code of ibutamoren'],
  ['mod-grf', 'mod GRF: short for CJC-1295 no DAC'],
  ['STEP 1', 'STEP 1: a trial, reported in Wilding 2021'],
  ['select trial', 'SELECT trial: a trial, reported in Lincoff 2023'],
  ['BPC-157', undefined],
])('%s is described as: %s', (typed, meaning) => {
  const name = getKnownNames().find(({ joined }) => joined === joinWords(typed));
  expect(name).toBeDefined();
  expect(name && describeName(name)).toBe(meaning);
});

test('every page with common queries of its own is in the index', () => {
  const addresses = new Set(getSiteIndex().entries.map(({ address }) => address));
  expect(Object.keys(askedFor).filter((address) => !addresses.has(address))).toEqual([]);
});

test('every public address but the home page can be found', () => {
  const addresses = new Set(getSiteIndex().entries.map(({ address }) => address));
  const lost = getSitemap()
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path !== '/' && !addresses.has(path));
  expect(lost).toEqual([]);
});

test('no stop word is in a group of synonyms', () => {
  expect(sameWords.flat().filter((word) => smallWords.includes(word))).toEqual([]);
});

test('no word of another language is a name or a word of the site, or has two meanings', () => {
  const texts = Object.values(otherLanguages).flat();
  const folded = texts.map((text) => splitWords(text).join(' '));
  expect(folded.filter((text, at) => folded.indexOf(text) !== at)).toEqual([]);
  const { text, names } = getSiteIndex();
  const ours = new Set([
    ...text.words,
    ...smallWords,
    ...sameWords.flat(),
    ...names.map(({ joined }) => joined),
  ]);
  const isBeginning = (at: number) => texts[at]?.endsWith('-');
  expect(folded.filter((one, at) => !isBeginning(at) && ours.has(one))).toEqual([]);
  const beginnings = folded.filter((_, at) => isBeginning(at));
  expect(text.words.filter((word) => beginnings.some((one) => word.startsWith(one)))).toEqual([]);
});
