import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EXCEPTIONS, formatLicences, PERMISSIVE, readLicences } from '../../scripts/licences';

const { dependencies, devDependencies, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const all: Record<string, string> = { ...dependencies, ...devDependencies };

test('versions are exact and match the lockfile, which uses only the public registry', () => {
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

test('every package of the site has a permissive licence or a listed exception', () => {
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
