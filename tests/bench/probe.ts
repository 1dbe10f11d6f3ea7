/** Small scripts that are loaded into the processes we measure, with `node --require`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORK } from './options';

/** On SIGUSR2 a process collects its garbage and writes its memory figures to `output`. */
export function writeHeapProbe(output: string): string {
  return writeProbe(
    'heap-probe.cjs',
    `require('node:v8').setFlagsFromString('--expose-gc');
const collect = require('node:vm').runInNewContext('gc');
process.on('SIGUSR2', () => {
  collect();
  collect();
  require('node:fs').writeFileSync(${JSON.stringify(output)}, JSON.stringify(process.memoryUsage()));
});`,
  );
}

/** Every file read below `folder` becomes a line of \`output\`.<process id>. */
export function writeReadProbe(folder: string, output: string): string {
  return writeProbe(
    'read-probe.cjs',
    `const fs = require('node:fs');
const { readFileSync, appendFileSync } = fs;
fs.readFileSync = (path, ...rest) => {
  if (String(path).startsWith(${JSON.stringify(folder)})) {
    appendFileSync(${JSON.stringify(`${output}.`)} + process.pid, path + '\\n');
  }
  return readFileSync(path, ...rest);
};
require('node:module').syncBuiltinESMExports();`,
  );
}

function writeProbe(name: string, script: string): string {
  mkdirSync(WORK, { recursive: true });
  const file = join(WORK, name);
  writeFileSync(file, script);
  return file;
}
