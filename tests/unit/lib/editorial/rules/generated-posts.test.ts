import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postFiles, validatePosts } from '@/lib/articles/posts';
import { formatProblem } from '@/lib/content/content-error';
import { applyRules, rules } from '@/lib/editorial/rules/all-rules';
import { findNearDuplicates } from '@/lib/editorial/rules/near-duplicates';
import { readCorpus } from '@/lib/editorial/rules/read-corpus';
import { parseReferences } from '@/lib/references/references';
import { createPosts, writeContent } from '@/tests/bench/posts';

// Thousands of paragraphs: more than the usual limit on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const COUNT = 20;
let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'amide-generated-'));
  const references = readFileSync('content/references.json', 'utf8');
  writeContent(directory, createPosts(COUNT, [...parseReferences(references).keys()]), references);
  vi.stubEnv('CONTENT_DIR', directory);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(directory, { recursive: true });
});

test('the posts that the benchmark generates build, and repeat none of each other', () => {
  const files = postFiles.read();
  expect(validatePosts(files)).toEqual([]);
  expect(files.entries).toHaveLength(COUNT);
  const corpus = readCorpus();
  const building = rules.filter(({ fails }) => fails === 'build');
  expect(applyRules(corpus, building).problems.map(formatProblem)).toEqual([]);
  expect(findNearDuplicates(corpus)).toEqual([]);
});
