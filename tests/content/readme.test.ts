import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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
