import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  guideSchema,
  lessonSchema,
  levels,
  pageSchema,
  topicSchema,
} from '@/lib/content/learn-schema';
import { parsePost } from '@/lib/content/read-posts';
import { getReferences } from '@/lib/content/references';
import { findTerm } from '@/lib/resources/glossary';

test('the example article in the README is a valid one', () => {
  const example = /```markdown\n([\s\S]*?)\n```/.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
  const result = parsePost('how-peptides-fold.md', example, {
    isKnownTerm: (name) => findTerm(name) !== undefined,
    isKnownReference: (key) => getReferences().has(key),
    isPublicFile: () => false,
  });
  expect(result).toHaveProperty('post.title', 'How peptides fold');
});

test('the README names the front matter of lessons, guides and pages as it is', () => {
  const table = readFileSync('README.md', 'utf8').split('## Add a lesson, a guide or a page')[1];
  for (const schema of [topicSchema, lessonSchema, guideSchema, pageSchema]) {
    for (const field of Object.keys(schema.shape)) expect(table).toContain(`\`${field}\``);
  }
  for (const level of levels) expect(table).toContain(`\`${level}\``);
});
