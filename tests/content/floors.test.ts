import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { floors, formatRules, RULES_FILE } from '../../scripts/floors';

const project = mkdtempSync(join(tmpdir(), 'floors-'));
afterAll(() => rmSync(project, { recursive: true }));

/** Lints a project that keeps this one's order; gives the rules that each of its files breaks. */
function lint(sources: Record<string, string>): (file: string) => string[] {
  for (const file of [RULES_FILE, 'tsconfig.json', 'package.json'])
    cpSync(file, join(project, file));
  writeFileSync(join(project, 'biome.json'), `{ "extends": ["./${RULES_FILE}"] }`);
  for (const [file, source] of Object.entries(sources)) {
    mkdirSync(join(project, dirname(file)), { recursive: true });
    writeFileSync(join(project, file), source);
  }
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/biome'),
    ['lint', '--reporter=github', '--max-diagnostics=none', '.'],
    { cwd: project, encoding: 'utf8' },
  );
  const reports = [...stdout.matchAll(/title=lint\/\w+\/(\w+),file=([^,]+)/g)];
  return (file) =>
    reports.flatMap(([, rule = '', path]) => (path?.endsWith(`/${file}`) ? [rule] : []));
}

const from = (path: string) => `import { a } from '${path}';\nexport const b = a;\n`;

/** Files that climb, named for how they do it. */
const CLIMBING = {
  'lib/text/to-a-floor.ts': from('@/lib/seo/site-url'),
  'lib/text/to-a-type.ts': "import type { A } from '@/lib/seo/site-url';\nexport type B = A;\n",
  'lib/text/by-steps.ts': from('../seo/site-url'),
  'lib/figures/parts/by-more-steps.ts': from('../../search/index'),
  'lib/text/passing-on.ts': "export { a } from '@/lib/seo/site-url';\n",
  'lib/text/later.ts': "export const a = await import('@/lib/seo/site-url');\n",
  'lib/articles/to-a-neighbour.ts': from('@/lib/learn/page-paths'),
  'lib/platform/to-components.ts': from('@/components/ui/icon'),
  'content/to-lib.ts': from('@/lib/text/slug'),
  'components/ui/to-a-room.ts': from('@/components/layout/header'),
  'components/home/to-app.ts': from('@/app/page'),
  'app/to-scripts.ts': from('@/scripts/new-post'),
  'app/to-editorial.ts': from('@/lib/editorial/draft'),
  'components/home/to-platform.ts': from('@/lib/platform/offline-worker'),
};

const KEEPING = {
  'lib/seo/down.ts': from('@/lib/text/slug'),
  'lib/seo/to-content.ts': from('@/content/site'),
  'lib/seo/beside.ts': from('./site-url'),
  'lib/figures/parts/within.ts': from('../figures'),
  'components/home/to-lib.ts': from('@/lib/seo/site-url'),
  'app/to-components.ts': from('@/components/home/hero'),
};

const CIRCLE = {
  'lib/text/one.ts': "import type { Two } from '@/lib/text/two';\nexport type One = Two | 1;\n",
  'lib/text/two.ts': "import type { One } from './one';\nexport type Two = { one: One };\n",
};

test('an import that climbs is refused however it is written, and a circle of types too', () => {
  const getBroken = lint({ ...CLIMBING, ...KEEPING, ...CIRCLE });
  for (const file of Object.keys(CLIMBING)) {
    expect(getBroken(file), file).toContain('noRestrictedImports');
  }
  for (const file of Object.keys(KEEPING)) expect(getBroken(file), file).toEqual([]);
  for (const file of Object.keys(CIRCLE)) {
    expect(getBroken(file), file).toContain('noImportCycles');
  }
});

test('the linter reads the rules that floors.json gives', () => {
  expect(readFileSync(RULES_FILE, 'utf8')).toBe(formatRules());
  expect(JSON.parse(readFileSync('biome.json', 'utf8')).extends).toEqual([`./${RULES_FILE}`]);
});

test.each(Object.entries(floors))(
  'every folder of %s has its place in the order',
  (room, order) => {
    const folders = readdirSync(room, { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    const holding = folders
      .map(({ name }) => name)
      .filter((name) => readdirSync(join(room, name)).length > 0);
    expect(holding.filter((name) => !order.includes(name))).toEqual([]);
  },
);
