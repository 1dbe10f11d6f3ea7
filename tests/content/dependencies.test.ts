import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EXCEPTIONS, formatLicences, PERMISSIVE, readLicences } from '../../scripts/licences';
import { readTextFiles } from '../fixtures/leaks';

const { dependencies, devDependencies, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const all: Record<string, string> = { ...dependencies, ...devDependencies };

/** Packages that are used by name of their command or by another package, and no file imports. */
const USED_WITHOUT_IMPORT: Record<string, RegExp> = {
  '@biomejs/biome': /biome check/,
  '@vitest/coverage-v8': /provider: 'v8'/,
  'react-dom': /next/,
  tsx: /tsx scripts/,
  typescript: /tsc --noEmit/,
};

const code = readTextFiles('.').filter(({ file }) => /\.(?:[cm]?[jt]sx?|css)$/.test(file));
/** Whether a package is named where code names one: in quotes, below node_modules, as an environment. */
function isNamed(name: string): boolean {
  const form = new RegExp(`(?:['"]|node_modules/|@vitest-environment )${name}(?:['"/]|$)`, 'm');
  return code.some(({ text }) => form.test(text));
}

test('every package that package.json names is used', () => {
  const everything = [...code.map(({ text }) => text), readFileSync('package.json', 'utf8')].join(
    '\n',
  );
  const unused = Object.keys(all).filter((name) => {
    const typed = name.replace('@types/', '');
    const isTypeOfUsed = typed !== name && (typed === 'node' || isNamed(typed));
    return !isNamed(name) && !isTypeOfUsed && !USED_WITHOUT_IMPORT[name]?.test(everything);
  });
  expect(unused).toEqual([]);
});

test('versions are exact, and the lockfile holds just these, from the public registry', () => {
  expect(lock.packages[''].dependencies).toEqual(dependencies);
  expect(lock.packages[''].devDependencies).toEqual(devDependencies);
  expect(lock.packages[''].engines).toEqual(engines);
  for (const [name, version] of Object.entries(all)) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
  }
  const addresses = Object.values<{ resolved?: string }>(lock.packages).flatMap(
    ({ resolved }) => resolved ?? [],
  );
  expect(addresses.filter((url) => !url.startsWith('https://registry.npmjs.org/'))).toEqual([]);
});

test('every package of the site has a licence that permits its use, or a reason', () => {
  const refused = [...readLicences()].flatMap(([licence, names]) => {
    if (PERMISSIVE.some((allowed) => allowed === licence)) return [];
    const excepted = EXCEPTIONS.filter((exception) => exception.licence === licence);
    return names
      .filter((name) => !excepted.some(({ packages }) => packages.test(name)))
      .map((name) => `${name}: ${licence}`);
  });
  expect(refused).toEqual([]);
});

test('LICENCES.md is what `npx tsx scripts/licences.ts` writes', () => {
  expect(readFileSync('LICENCES.md', 'utf8')).toBe(formatLicences(readLicences()));
});
