import { describe, expect, test } from 'vitest';
import { addEvidence } from '@/lib/articles/posts';
import { formatProblem } from '@/lib/content/content-error';
import { applyRules, rules } from '@/lib/editorial/rules/all-rules';
import { articlesOf } from '@/lib/editorial/rules/corpus';
import { findLinks } from '@/lib/editorial/rules/links';
import { readCorpus } from '@/lib/editorial/rules/read-corpus';
import { countWords, WORDS } from '@/lib/editorial/rules/report';
import { toBlocks, toCitedKeys } from '@/lib/markdown/blocks';
import { toStatements } from '@/lib/markdown/statements';
import { readAddresses } from '../fixtures/routes';
import { articles } from './articles';

const corpus = readCorpus();
const addresses = await readAddresses();

test('there are at least ten articles, and the featured ones fill their grid', () => {
  expect(articles.length).toBeGreaterThanOrEqual(10);
  // The first takes a whole row, and the others are three to a row.
  const { length } = articles.filter(({ featured }) => featured);
  expect([(length - 1) % 3, length > 1]).toEqual([0, true]);
});

test('nine of ten articles have the required length', () => {
  const counts = articlesOf(corpus).map(countWords);
  const fitting = counts.filter((words) => words >= WORDS.least && words <= WORDS.most);
  expect(fitting.length / counts.length).toBeGreaterThanOrEqual(0.9);
});

test('an article on a register is not listed as based on small studies', () => {
  const listed = addEvidence(articles);
  expect(listed.find(({ slug }) => slug.startsWith('eye-stroke'))?.evidence).toBe(
    'observational studies of up to 424,152 people',
  );
});

test('the confirmed claims are loaded; without them their rule checks nothing', () => {
  expect(corpus.claims).toBeDefined();
});

test.each(rules)('$name', (rule) => {
  expect(applyRules(corpus, [rule]).problems.map(formatProblem)).toEqual([]);
});

test('the rules see every text and know every address that the app serves', () => {
  const known = [...corpus.otherPaths, ...corpus.texts.map(({ path }) => path)];
  const published = new Set(articles.map(({ slug }) => `/blog/${slug}`));
  const expected = known.filter((path) => !path.startsWith('/blog/') || published.has(path));
  expect(expected.filter((path) => !addresses.has(path))).toEqual([]);
  const linked = [...addresses].filter((path) =>
    /^\/(?:blog|education|guides|resources|peptides)\b/.test(path),
  );
  const others = linked.filter((path) => !known.includes(path));
  // No text should link to 404 pages, printable courses and list pages 2 onwards; drawings and data are not pages.
  expect(
    others.filter(
      (path) =>
        !/\/(?:unknown|print|sheet)$|\.(?:svg|json|fasta|smi)$|\/papers\/(?:[\w-]+\/)*\d+$/.test(
          path,
        ),
    ),
  ).toEqual([]);
});

describe.each(corpus.texts)('line numbers in $path', ({ document }) => {
  const lines = document.source.split('\n');
  const lineAt = (line: number) => lines[line - 1] ?? '';

  test('are right for its links', () => {
    const links = findLinks(document.text.tree);
    expect(links.filter(({ href, line }) => !lineAt(line).includes(href))).toEqual([]);
  });

  test('are right for its blocks', () => {
    for (const { kind, line, text } of toBlocks(document.text.tree)) {
      const [word = ''] = text.match(/[\p{L}\p{N}]+/u) ?? [];
      expect(lineAt(line), kind).toContain(word);
      if (kind === 'heading') expect(lineAt(line)).toMatch(/^#/);
      if (kind === 'row') expect(lineAt(line)).toMatch(/^\|/);
    }
  });

  test('its statements cite all keys that it cites', () => {
    const keys = toStatements(document.text.tree).flatMap((statement) => statement.keys);
    expect(new Set(keys)).toEqual(new Set(toCitedKeys(document.text.tree)));
  });
});
