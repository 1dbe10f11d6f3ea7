/** `node scripts/run-tool.mjs vitest run`: runs a tool of node_modules; installs dependencies first if needed. */
import { ensureTools } from './ready.mjs';
import { run } from './run.mjs';

const [tool, ...args] = process.argv.slice(2);
ensureTools();
process.exitCode = run(`node_modules/.bin/${tool}`, args, { mayFail: true });
