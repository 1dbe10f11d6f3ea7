/**
 * `npm run check-retractions -- FILE-OR-ADDRESS DAY`: compares the bibliography with the public Retraction
 * Watch CSV (a file or an https URL) of a day such as 2026-08-21, and writes the dated result to
 * content/evidence/retractions.json. `npm run check` then fails if a retracted work is cited without saying so.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { compareRetractions, type RetractionRow } from '@/lib/evidence/compare-retractions';
import { getEvidence } from '@/lib/evidence/evidence';
import { getReferences } from '@/lib/references/references';
import { fail } from './fail';

const RESULT = 'content/evidence/retractions.json';

const [source, dataOf] = process.argv.slice(2);
if (!source || !dataOf)
  fail('Name the data and its day: npm run check-retractions -- retraction_watch.csv 2026-08-21');

const rows = await readRows(source);
const known = getEvidence().retractionCheck;
const today = new Date().toISOString().slice(0, 10);
const check = compare(dataOf);
writeFileSync(RESULT, `${JSON.stringify(check, null, 2)}\n`);
for (const { kind, reference } of check.notices.slice(known.notices.length))
  console.log(`New ${kind}: ${reference}`);
console.log(
  `${rows.length} rows, ${check.byDoi} records with a DOI, ${check.notices.length} notices.`,
);

function compare(day: string) {
  try {
    return compareRetractions([...getReferences().values()], rows, { known, dataOf: day, today });
  } catch (error) {
    return fail(`Nothing was written: ${error instanceof Error ? error.message : error}`);
  }
}

async function readRows(from: string): Promise<RetractionRow[]> {
  try {
    const parsed: RetractionRow[] = parse(await readText(from), {
      columns: true,
      bom: true,
      relax_column_count: true,
    });
    if (parsed[0] && 'OriginalPaperDOI' in parsed[0]) return parsed;
  } catch (error) {
    return fail(`${from} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  return fail(`${from} is no Retraction Watch CSV: it has no column OriginalPaperDOI`);
}

async function readText(from: string): Promise<string> {
  if (!from.startsWith('https://')) return readFileSync(from, 'utf8');
  const response = await fetch(from);
  if (!response.ok) throw new Error(`it answers ${response.status}`);
  return response.text();
}
