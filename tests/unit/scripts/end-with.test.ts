import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const WAITS = ['-e', 'setInterval(() => {}, 1000)'];

test('a process started for two owners ends once one of them is killed by SIGKILL', async () => {
  const owner = spawn(process.execPath, WAITS);
  const started = spawn(process.execPath, ['--import', './scripts/end-with.mjs', ...WAITS], {
    env: { ...process.env, END_WITH: `${process.pid} ${owner.pid}` },
  });
  const ended = once(started, 'exit');
  owner.kill('SIGKILL');
  expect(await ended).toEqual([1, null]);
});

test('a process without an owner is not ended', async () => {
  const { END_WITH: _, ...env } = process.env;
  const free = spawn(process.execPath, ['--import', './scripts/end-with.mjs', '-e', '0'], { env });
  expect(await once(free, 'exit')).toEqual([0, null]);
});
