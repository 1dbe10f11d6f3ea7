/**
 * `npm run claims`: lists the claims in the content that nobody has confirmed in their current form, with what the
 * findings say. `-- --confirm [file …]` confirms those that the checks do not doubt, in all texts or in the named ones;
 * `--waive "why"` also confirms doubted ones and stores the reason. Each changed verdict gets a dated line for readers.
 * Nothing is written while a record or a text cannot be read, whose claims would be lost.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { contentDirectory } from '@/lib/content/content-directory';
import { ContentError, formatProblem } from '@/lib/content/content-error';
import { checkClaims, findClaims } from '@/lib/editorial/claims/check-claims';
import { formatClaims, toFile } from '@/lib/editorial/claims/claim-lock';
import { CLAIMS_PLACE, readClaims } from '@/lib/editorial/claims/claims-schema';
import { confirmClaims, findNamed } from '@/lib/editorial/claims/confirm-claims';
import {
  addChanges,
  findVerdictChanges,
  readVerdictLock,
  toVerdictLock,
  VERDICT_LOCK_PLACE,
} from '@/lib/editorial/claims/verdict-lock';
import { readCorpus } from '@/lib/editorial/rules/read-corpus';
import { problemOf } from '@/lib/evidence/statement';
import { verdictRecords } from '@/lib/records/verdicts';
import { groupInOrder } from '@/lib/text/group-in-order';
import { requireReadable } from './content-report';

try {
  const { values, positionals: files } = parseArgs({
    options: { confirm: { type: 'boolean' }, waive: { type: 'string' } },
    allowPositionals: true,
  });
  const corpus = readCorpus();
  const claims = readClaims();
  if (values.confirm) {
    requireReadable();
    const found = findClaims(corpus, claims);
    const places = [
      ...found.map(({ statement }) => statement.file),
      ...Object.keys(claims.claims).map(toFile),
    ];
    const named = findNamed(places, files);
    const isNamed = (file: string) => files.length === 0 || named.has(file);
    const {
      claims: next,
      confirmed,
      refused,
    } = confirmClaims(corpus, claims, found, { isNamed, waived: values.waive });
    writeFileSync(path.join(contentDirectory(), CLAIMS_PLACE), formatClaims(next));
    for (const { statement, faults } of refused)
      console.log(formatProblem(problemOf(statement, `${faults.join('; ')}: "${statement.text}"`)));
    writeVerdictChanges();
    console.log(`${confirmed} claims confirmed, ${refused.length} doubted and left`);
  } else {
    const problems = checkClaims(corpus, claims);
    for (const problem of problems) console.log(formatProblem(problem));
    console.log(`${findClaims(corpus, claims).length} claims, ${problems.length} to look at`);
    process.exitCode = problems.length > 0 ? 1 : 0;
  }
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error;
  if (!(error instanceof ContentError || isUsage)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Adds a dated line to the file of each changed verdict, and writes the current verdicts to the lock. */
function writeVerdictChanges() {
  const records = verdictRecords.get();
  const changed = groupInOrder(findVerdictChanges(records, readVerdictLock()), ({ slug }) => slug);
  const day = new Date().toISOString().slice(0, 10);
  for (const [slug, changes] of changed) {
    const file = path.join(contentDirectory(), `evidence/verdicts/${slug}.yaml`);
    const texts = changes.map(({ text }) => text);
    writeFileSync(file, addChanges(readFileSync(file, 'utf8'), day, texts));
    for (const text of texts) console.log(`content/evidence/verdicts/${slug}.yaml: ${text}`);
  }
  const lock = `${JSON.stringify(toVerdictLock(records), null, 2)}\n`;
  writeFileSync(path.join(contentDirectory(), VERDICT_LOCK_PLACE), lock);
}
