import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files that determine the results of the calculator. */
const SOURCES = [
  'lib/calculator',
  'content/calculator.ts',
  'content/syringes.ts',
  'content/syringes.json',
];

const LENGTH = 12;

/**
 * A short hash of the calculator's code, the same on every machine and at any time: the first twelve hexadecimal digits
 * of the SHA-256 of its files, sorted by name, each after its name.
 */
export function toCalculatorBuild(project = '.'): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => listFiles(project, source)).sort()) {
    hash.update(`${file}\n${readFileSync(join(project, file), 'utf8')}\n`);
  }
  return hash.digest('hex').slice(0, LENGTH);
}

function listFiles(project: string, source: string): string[] {
  if (/\.(?:ts|json)$/.test(source)) return [source];
  return readdirSync(join(project, source), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${source}/${name.replaceAll('\\', '/')}`);
}
