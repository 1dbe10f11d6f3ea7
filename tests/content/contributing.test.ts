import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type ContentProblem, formatProblem, toProblems } from '@/lib/content/content-error';
import { applyRules, rules } from '@/lib/editorial/rules/all-rules';
import { findSharedFields } from '@/lib/editorial/rules/front';
import { findNearDuplicates } from '@/lib/editorial/rules/near-duplicates';
import { readCorpus, toContentText } from '@/lib/editorial/rules/read-corpus';
import { findUncitedAmounts } from '@/lib/editorial/rules/uncited-amounts';
import { readTextContext } from '@/lib/glossary/text-context';
import { guideSchema, lessonSchema, levels, pageSchema, topicSchema } from '@/lib/learn/schemas';
import { peptideRecords } from '@/lib/records/peptides';
import { copyRecords } from '@/tests/fixtures/copy-records';
import { makeFolder } from '@/tests/fixtures/folder';
import { parsePost } from '@/tests/fixtures/parse-post';

// Without the claims: the example is not part of the site, so its sentences are not confirmed.
const { claims: _, ...corpus } = readCorpus();
const guide = readFileSync('CONTRIBUTING.md', 'utf8');
const example = /```markdown\n([\s\S]*?)\n```/.exec(guide)?.[1] ?? '';
const name = 'why-most-peptides-are-injected';

function readExample(source = example) {
  const text = toContentText(`posts/${name}.md`, source);
  if (text?.kind !== 'article') throw new Error('the example is no article');
  return text;
}

/** The problems among these that are of the example. */
const ofExample = (problems: readonly ContentProblem[]) =>
  problems.map(formatProblem).filter((line) => line.includes(name));

/** The problems that the rules find in the guide's example, or a changed copy, by itself. */
const findIn = (source: string) =>
  ofExample(applyRules({ ...corpus, texts: [readExample(source)] }, rules).problems);

test('the example article is valid, keeps every rule and repeats no text of the site', () => {
  const result = parsePost(`${name}.md`, example, readTextContext());
  expect(result).toHaveProperty('post.title', 'Why most peptides are injected');
  expect(findIn(example)).toEqual([]);
  const among = { ...corpus, texts: [...corpus.texts, readExample()] };
  expect(ofExample([...findSharedFields(among), ...findNearDuplicates(among)])).toEqual([]);
});

test('the example has no amounts without a citation', () => {
  expect(findUncitedAmounts(readExample())).toEqual([]);
});

test('the guide shows the message that a changed example gives', () => {
  const [message = 'none'] = findIn(example.replace('that 10 mg is', 'that 10mg is'));
  expect(guide).toContain(`\n${message}\n`);
});

test('the guide shows the message for an amount that includes its unit', () => {
  const folder = makeFolder();
  copyRecords(folder.path);
  const record = readFileSync(path.join(folder.path, 'peptides/kpv.yaml'), 'utf8');
  folder.write('peptides/kpv.yaml', record.replace('vialMg: "10"', 'vialMg: 10 mg'));
  vi.stubEnv('CONTENT_DIR', folder.path);
  onTestFinished(() => void vi.unstubAllEnvs());
  const [message = 'none'] = toProblems(peptideRecords.get).map(formatProblem);
  // This is a real record, whose line numbers change.
  const withoutLines = (text: string) => text.replaceAll(/:\d+:\d+:/g, ':');
  expect(withoutLines(guide)).toContain(`\n${withoutLines(message)}\n`);
});

test('the guide names every front matter field of topics, lessons, guides and pages', () => {
  const table = guide.split('## Add a lesson, a guide or a page')[1];
  for (const schema of [topicSchema, lessonSchema, guideSchema, pageSchema]) {
    for (const field of Object.keys(schema.shape)) expect(table).toContain(`\`${field}\``);
  }
  for (const level of levels) expect(table).toContain(`\`${level}\``);
});
