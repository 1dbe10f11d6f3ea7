/**
 * `npm run add-reference -- file.bib` (or .ris, or CSL-JSON): adds the works in a file exported by a reference
 * manager to content/references.json, with facts, kind of study and species left empty; `npm run check` then
 * reports these fields.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Cite } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { attempt, ContentError } from '@/lib/content/content-error';
import { importReferences, insertRecords } from '@/lib/references/import-references';
import { parseReferences } from '@/lib/references/references';
import { fail } from './fail';

const BIBLIOGRAPHY = 'content/references.json';

const USAGE = `npm run add-reference -- works.bib
The file is one that a reference manager exported: BibTeX, RIS or CSL-JSON. Nothing is looked up online.
A reference manager, such as Zotero, makes such a file of the .nbib file of PubMed.`;

const [file] = process.argv.slice(2);
if (!file) fail(`Name a file: ${USAGE}`);
if (!existsSync(file)) fail(`There is no file ${file}: ${USAGE}`);

const text = readFileSync(BIBLIOGRAPHY, 'utf8');
const { value: bibliography, problems: faults } = attempt(() => parseReferences(text));
if (!bibliography) fail(`Nothing was added: ${new ContentError(faults).message}`);
const known = [...bibliography.values()];
const { records, problems } = importReferences(readEntries(file), known);
for (const problem of problems) console.error(`Left out: ${problem}`);
if (records.length > 0) {
  const ids = known.map(({ id }) => id);
  writeFileSync(BIBLIOGRAPHY, insertRecords(text, ids, records));
  for (const { id, title } of records) console.log(`Added ${id}: ${title}`);
  console.log(
    `Fill custom.study, custom.species and custom.facts of each in ${BIBLIOGRAPHY}, then run: npm run check`,
  );
} else {
  fail(`${file} holds no work to add; nothing was added.`);
}

function readEntries(path: string): unknown[] {
  try {
    return new Cite(readFileSync(path, 'utf8')).data;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fail(`${path} cannot be read: ${reason}\n${USAGE}`);
  }
}
