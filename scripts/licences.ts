/**
 * Writes LICENCES.md: the packages of the served site with their licences. It reads the lockfile, which is
 * the same on every machine, and not node_modules, whose binaries depend on the platform.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { readServedPackages } from '@/lib/platform/lockfile';
import { groupInOrder } from '@/lib/text/group-in-order';

const FILE = 'LICENCES.md';

/** Licences that allow use, change and redistribution, provided that the notice is kept. */
export const PERMISSIVE = '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause ISC MIT'.split(
  ' ',
);

/** Licences with further conditions, the packages that may have them, and why that is fine. */
export const EXCEPTIONS: { licence: string; packages: RegExp; why: string }[] = [
  {
    licence: 'OFL-1.1',
    packages: /^@fontsource-variable\//,
    why: 'fonts; they may be served with any site and not be sold by themselves',
  },
  {
    licence: 'CC-BY-4.0',
    packages: /^caniuse-lite$/,
    why: 'a table of what browsers can do, used while building and not served',
  },
  {
    licence: 'MPL-2.0',
    packages: /^@resvg\//,
    why: 'it draws pictures while building, unchanged, and is not served; its terms concern its own files',
  },
  ...[
    'LGPL-3.0-or-later',
    'Apache-2.0 AND LGPL-3.0-or-later',
    'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  ].map((licence) => ({
    licence,
    packages: /^@img\/sharp-/,
    why: 'libvips, unchanged, loaded by sharp as a library that anyone can replace; it draws pictures while building and is not served',
  })),
];

/** The packages that are installed for the served site, by licence, without development dependencies. */
export function readLicences(): Map<string, string[]> {
  const packages = readServedPackages(readFileSync('package-lock.json', 'utf8'));
  return new Map(
    groupInOrder(packages, ({ licence }) => licence)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([licence, all]) => [licence, [...new Set(all.map(({ name }) => name))].sort()]),
  );
}

/** The text of LICENCES.md. */
export function formatLicences(licences: ReadonlyMap<string, string[]>): string {
  const parts = [...licences].map(([licence, names]) => {
    const why = EXCEPTIONS.find((exception) => exception.licence === licence)?.why;
    return `## ${licence}\n\n${why ? `Allowed: ${why}.\n\n` : ''}${names.join(', ')}\n`;
  });
  return [
    '# Licences of the packages in the site\n',
    'Written by `npx tsx scripts/licences.ts` from `package-lock.json`; binaries of all platforms are',
    'listed, of which a machine installs its own. Each package carries its notice in `node_modules`.\n',
    ...parts,
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(FILE, formatLicences(readLicences()));
  console.log(`${FILE} written`);
}
