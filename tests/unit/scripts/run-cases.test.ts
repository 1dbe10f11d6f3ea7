import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Puts the open test cases to an adapter, given as code that answers `item`. */
function runWith(answer: string) {
  const adapter = `
    const lines = require('node:readline').createInterface({ input: process.stdin });
    lines.on('line', (line) => {
      const item = JSON.parse(line);
      const answer = ${answer};
      if (answer) console.log(JSON.stringify({ id: item.id, ...answer }));
    });`;
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/run-cases.ts', process.execPath, '-e', adapter],
    { encoding: 'utf8' },
  );
  return { status, lines: stdout.trim().split('\n') };
}

test('another program is asked line by line, and its faults are named', () => {
  const { status, lines } = runWith(
    `item.kind === 'scale' && { units: Number(item.given.volume) * 100 }`,
  );
  expect(status).toBe(1);
  expect(lines).toEqual([
    'scale-u40: units: 10, should be 4 [scale]',
    'scale-u50: units: 10, should be 5 [scale]',
    'scale-u40-between: units: 33, should be 66/5 [scale]',
    '4 of 80 right, 3 wrong, 73 not answered',
  ]);
});

test('an answer that is right ends well; none at all does not', () => {
  const right = `item.id === 'doses-7mg-140mcg' && { doses: 50 }`;
  expect(runWith(right)).toEqual({ status: 0, lines: ['1 of 80 right, 0 wrong, 79 not answered'] });
  expect(runWith('undefined').status).toBe(1);
});
