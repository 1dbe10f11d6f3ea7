/**
 * `npm run add-reference -- file.bib` (or .ris, or CSL-JSON): adds the works of a file that a reference
 * manager or PubMed wrote to content/references.json, with empty facts, kind of study and species, which
 * `npm run check` then asks for.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Cite } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { importReferences } from '@/lib/references/import-references';
import { parseReferences } from '@/lib/references/references';

const BIBLIOGRAPHY = 'content/references.json';

const [file] = process.argv.slice(2);
if (!file) fail('Name a file: npm run add-reference -- works.bib');

const text = readFileSync(BIBLIOGRAPHY, 'utf8');
const known = [...parseReferences(text).values()];
const { records, problems } = importReferences(readEntries(file), known);
for (const problem of problems) console.error(`Left out: ${problem}`);
if (records.length > 0) {
  writeFileSync(BIBLIOGRAPHY, `${JSON.stringify([...known, ...records], null, 1)}\n`);
  for (const { id, title } of records) console.log(`Added ${id}: ${title}`);
  console.log('Fill custom.study, custom.species and custom.facts, then run: npm run check');
} else {
  process.exitCode = 1;
}

function readEntries(path: string): unknown[] {
  try {
    return new Cite(readFileSync(path, 'utf8')).data;
  } catch (error) {
    return fail(`${path} cannot be read as BibTeX, RIS or CSL-JSON: ${String(error)}`);
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
