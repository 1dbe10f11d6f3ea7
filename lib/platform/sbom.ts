import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type LockedPackage, readServedPackages } from './lockfile';

/** The path of the SBOM in a build. It is for operators and is not served. */
const SBOM_FILE = '.next/sbom.cdx.json';

const packageSchema = z.object({ name: z.string(), version: z.string() });

/** Writes the software bill of materials of the served site into the build. */
export function writeSbom(project: string): void {
  const read = (name: string) => readFileSync(join(project, name), 'utf8');
  const sbom = toSbom(
    packageSchema.parse(JSON.parse(read('package.json'))),
    read('package-lock.json'),
  );
  writeFileSync(join(project, SBOM_FILE), `${JSON.stringify(sbom, null, 2)}\n`);
}

/**
 * The packages of the served site as CycloneDX 1.6: name, version, licence and hash of each, from the lockfile alone,
 * so that every machine writes the same. `npm sbom` would add the folder name and the time.
 */
export function toSbom({ name, version }: z.infer<typeof packageSchema>, lockfile: string) {
  const all = new Map(
    readServedPackages(lockfile)
      .map(toComponent)
      .map((one) => [one.purl, one]),
  );
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { 'bom-ref': name, type: 'application', name, version } },
    components: [...all].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, component]) => component),
  };
}

function toComponent({ name, version, licence, integrity }: LockedPackage) {
  // The package URL (purl): '@a/b' at 1.0.0 is pkg:npm/%40a/b@1.0.0.
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [group, ofGroup] = name.startsWith('@') ? name.split('/') : [];
  return {
    'bom-ref': purl,
    type: 'library',
    ...(group && { group }),
    name: ofGroup ?? name,
    version,
    purl,
    ...(licence !== 'none' && { licenses: [toLicence(licence)] }),
    ...(integrity && { hashes: [toHash(integrity)] }),
  };
}

function toLicence(licence: string) {
  return / (?:AND|OR|WITH) /.test(licence) ? { expression: licence } : { license: { id: licence } };
}

/** 'sha512-…' in base 64 → SHA-512 in hexadecimal digits. */
function toHash(integrity: string) {
  const [algorithm = '', digest = ''] = integrity.split('-', 2);
  return {
    alg: algorithm.replace(/^sha/, 'SHA-'),
    content: Buffer.from(digest, 'base64').toString('hex'),
  };
}
