import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { formatProblem, toProblems } from '@/lib/content/content-error';
import { applyRules, rules } from '@/lib/editorial/rules/all-rules';
import { readCorpus, toContentText } from '@/lib/editorial/rules/read-corpus';
import { findUncitedAmounts } from '@/lib/editorial/rules/uncited-amounts';
import { readTextContext } from '@/lib/glossary/text-context';
import { guideSchema, lessonSchema, levels, pageSchema, topicSchema } from '@/lib/learn/schemas';
import { peptideRecords } from '@/lib/records/peptides';
import { copyRecords } from '@/tests/fixtures/copy-records';
import { parsePost } from '@/tests/fixtures/parse-post';

// Without the claims: the example is not part of the site, so its sentences are not confirmed.
const { claims: _, ...corpus } = readCorpus();
const guide = readFileSync('CONTRIBUTING.md', 'utf8');
const example = /```markdown\n([\s\S]*?)\n```/.exec(guide)?.[1] ?? '';
const name = 'why-most-peptides-are-injected';

/** The problems found in the guide's example, or a changed copy, next to these texts of the site. */
function findWith(source: string, others: typeof corpus.texts = []): string[] {
  const text = toContentText(`posts/${name}.md`, source);
  const texts = [...others, ...(text ? [text] : [])];
  return applyRules({ ...corpus, texts }, rules)
    .problems.map(formatProblem)
    .filter((line) => line.includes(name));
}

test('the example article is valid and keeps every rule', () => {
  const result = parsePost(`${name}.md`, example, readTextContext());
  expect(result).toHaveProperty('post.title', 'Why most peptides are injected');
  expect(findWith(example, corpus.texts)).toEqual([]);
});

test('the example has no amounts without a citation', () => {
  const text = toContentText(`posts/${name}.md`, example);
  expect(text?.kind === 'article' && findUncitedAmounts(text)).toEqual([]);
});

test('the guide shows the message that a changed example gives', () => {
  const [message = 'none'] = findWith(example.replace('that 10 mg is', 'that 10mg is'));
  expect(guide).toContain(`\n${message}\n`);
});

test('the guide shows the message for an amount that includes its unit', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'amide-guide-'));
  try {
    copyRecords(directory);
    const file = path.join(directory, 'peptides/kpv.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('vialMg: "10"', 'vialMg: 10 mg'));
    vi.stubEnv('CONTENT_DIR', directory);
    const [message = 'none'] = toProblems(peptideRecords.get).map(formatProblem);
    // This is a real record, whose line numbers change.
    const withoutLines = (text: string) => text.replaceAll(/:\d+:\d+:/g, ':');
    expect(withoutLines(guide)).toContain(`\n${withoutLines(message)}\n`);
  } finally {
    vi.unstubAllEnvs();
    rmSync(directory, { recursive: true });
  }
});

test('the guide names every front matter field of topics, lessons, guides and pages', () => {
  const table = guide.split('## Add a lesson, a guide or a page')[1];
  for (const schema of [topicSchema, lessonSchema, guideSchema, pageSchema]) {
    for (const field of Object.keys(schema.shape)) expect(table).toContain(`\`${field}\``);
  }
  for (const level of levels) expect(table).toContain(`\`${level}\``);
});
