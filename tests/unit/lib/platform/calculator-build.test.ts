import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { toCalculatorBuild } from '@/lib/platform/calculator-build';

test('the build id depends only on the code', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'calculator-'));
  try {
    mkdirSync(path.join(folder, 'lib'));
    mkdirSync(path.join(folder, 'content'));
    for (const part of [
      'lib/calculator',
      'content/calculator.ts',
      'content/syringes.ts',
      'content/syringes.json',
    ]) {
      cpSync(part, path.join(folder, part), { recursive: true });
    }
    const build = toCalculatorBuild();
    expect(build).toMatch(/^[0-9a-f]{12}$/);
    expect(toCalculatorBuild(folder)).toBe(build);
    writeFileSync(path.join(folder, 'lib/calculator/mass.ts'), 'export const MCG_PER_MG = 100;\n');
    expect(toCalculatorBuild(folder)).not.toBe(build);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
