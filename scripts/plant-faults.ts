/**
 * `npm run plant-faults -- --seed N --each K`: plants K faults of each kind in memory, one by one,
 * and counts those caught, by comparison alone and with confirmed claims. `--without-lock` lists
 * what comparison misses, as in a new sentence; `--write` stores the counts (planted-faults.json).
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory } from '@/lib/content/content-directory';
import { readClaims } from '@/lib/editorial/claims/claims-schema';
import { plantFaults } from '@/lib/editorial/claims/plant-faults';
import { readCorpus } from '@/lib/editorial/rules/read-corpus';
import { PLANTED_PLACE } from '@/lib/evidence/planted-faults';

const args = process.argv.slice(2);
const read = (name: string, usual: number) => {
  const at = args.indexOf(name);
  const value = at === -1 ? usual : Number(args[at + 1]);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`${name} is "${args[at + 1]}"; give a whole number above 0`);
};

const seed = read('--seed', 1);
const each = read('--each', 20);
const { kinds, missed } = plantFaults(readCorpus(), readClaims(), {
  seed,
  each,
  isLocked: !args.includes('--without-lock'),
});
for (const { kind, planted, compared, caught } of kinds)
  console.log(
    `${kind.padEnd(16)} planted ${planted}, caught ${caught}, by comparing alone ${compared}`,
  );
for (const { kind, place, text } of missed) console.log(`missed, ${kind}: ${place}: ${text}`);
if (args.includes('--write')) {
  const date = new Date().toISOString().slice(0, 10);
  const file = path.join(contentDirectory(), PLANTED_PLACE);
  writeFileSync(file, `${JSON.stringify({ date, seed, each, kinds }, null, 2)}\n`);
}
