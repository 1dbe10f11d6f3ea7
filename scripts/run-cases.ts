/**
 * Runs the open test cases of the calculator against an implementation and lists what it gets wrong:
 *
 *     npm run cases -- python3 my_adapter.py
 *
 * The command reads one line of JSON for each case, {"id", "kind", "given"}, and prints one line for each case that
 * it supports, {"id", …results} or {"id", "refused": true}. Without a command, the site's own engine is tested.
 */
import { spawnSync } from 'node:child_process';
import { getCases } from '@/lib/proof/cases';
import { type CaseReport, parseAnswers, runCases } from '@/lib/proof/run-cases';
import { siteEngine } from '@/lib/proof/site-engine';

const { cases } = getCases();
const [command, ...args] = process.argv.slice(2);
const reports = command ? askCommand(command, args) : runCases(cases, siteEngine);

for (const { id, outcome, problems, faults } of reports) {
  if (outcome !== 'wrong') continue;
  console.log(`${id}: ${problems.join('; ')}${faults.length > 0 ? ` [${faults.join()}]` : ''}`);
}
const count = (wanted: CaseReport['outcome']) =>
  reports.filter(({ outcome }) => outcome === wanted).length;
console.log(
  `${count('right')} of ${reports.length} right, ${count('wrong')} wrong, ${count('not answered')} not answered`,
);
if (count('wrong') > 0 || count('right') === 0) process.exitCode = 1;

function askCommand(name: string, rest: readonly string[]): CaseReport[] {
  const input = cases.map(({ id, kind, given }) => JSON.stringify({ id, kind, given })).join('\n');
  const { stdout, error, status } = spawnSync(name, rest, {
    input: `${input}\n`,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${name} ended with ${status}`);
  const answers = parseAnswers(stdout);
  return cases.flatMap((item) => runCases([item], () => answers.get(item.id)));
}
