import { readFileSync } from 'node:fs';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { expect, test } from 'vitest';
import { readServedPackages } from '@/lib/platform/lockfile';
import { toSbom } from '@/lib/platform/sbom';

const lockfile = readFileSync('package-lock.json', 'utf8');
const sbom = toSbom({ name: 'a-site', version: '1.2.3' }, lockfile);

test('the SBOM is valid against the published CycloneDX schema', async () => {
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
  expect(await validator.validate(JSON.stringify(sbom))).toBeNull();
});

test('it has each served package once, with version, licence and hash, and no build-only package', () => {
  const names = sbom.components.map(({ purl }) => purl);
  expect(new Set(names).size).toBe(names.length);
  expect(sbom.components.length).toBe(
    new Set(readServedPackages(lockfile).map(({ name, version }) => `${name}@${version}`)).size,
  );
  const next = sbom.components.find(({ name }) => name === 'next');
  expect(next).toMatchObject({
    licenses: [{ license: { id: 'MIT' } }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  });
  expect(names.some((name) => name.startsWith('pkg:npm/%40tanstack/react-query@'))).toBe(true);
  expect(names.some((name) => /vitest|playwright|biome/.test(name))).toBe(false);
  expect(JSON.stringify(sbom)).not.toMatch(/https?:\/\/(?!cyclonedx\.org)/);
});

test('the same lockfile gives the same SBOM, byte for byte', () => {
  expect(JSON.stringify(toSbom({ name: 'a-site', version: '1.2.3' }, lockfile))).toBe(
    JSON.stringify(sbom),
  );
});
