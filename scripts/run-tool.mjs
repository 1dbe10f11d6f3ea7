/** `node scripts/run-tool.mjs next dev`: runs a tool of node_modules, which it installs where there is none yet. */
import { ensureTools, ensureWritable } from './ready.mjs';
import { run } from './run.mjs';

const [tool, ...args] = process.argv.slice(2);
ensureTools();
// A development server builds as it goes.
if (tool === 'next') ensureWritable();
process.exitCode = run(`node_modules/.bin/${tool}`, args, { mayFail: true });
