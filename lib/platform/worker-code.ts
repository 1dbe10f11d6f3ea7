import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** Modules that a worker replaces, by the name under which they are imported. */
const IN_WORKER = {
  '@/lib/records/search-words': './lib/platform/worker/search-words.ts',
};

/** Bundles a service worker from a file in `worker/`, with `constants` declared before it, one per line. */
export function toWorkerCode(file: string, constants: Record<string, unknown>): string {
  const lines = Object.entries(constants).map(
    ([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`,
  );
  const project = fileURLToPath(new URL('../..', import.meta.url));
  const { outputFiles } = buildSync({
    absWorkingDir: project,
    entryPoints: [`./lib/platform/worker/${file}`],
    alias: IN_WORKER,
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  });
  return lines.join('') + outputFiles[0]?.text;
}
