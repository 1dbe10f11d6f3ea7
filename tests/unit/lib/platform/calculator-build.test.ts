import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { toCalculatorBuild } from '@/lib/platform/calculator-build';
import { makeFolder } from '@/tests/fixtures/folder';

test('the build id depends only on the code', () => {
  const folder = makeFolder();
  for (const part of [
    'lib/calculator',
    'content/calculator.ts',
    'content/syringes.ts',
    'content/syringes.json',
  ]) {
    cpSync(part, path.join(folder.path, part), { recursive: true });
  }
  const build = toCalculatorBuild();
  expect(build).toMatch(/^[0-9a-f]{12}$/);
  expect(toCalculatorBuild(folder.path)).toBe(build);
  folder.write('lib/calculator/mass.ts', 'export const MCG_PER_MG = 100;\n');
  expect(toCalculatorBuild(folder.path)).not.toBe(build);
});
