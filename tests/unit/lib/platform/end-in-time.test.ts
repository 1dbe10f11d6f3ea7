import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

/** A process that is asked to end, hears it as the framework does, and has `rest` under way. */
async function endOf(rest: string): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, [
    ...['--import', 'tsx', '--input-type=module', '-e'],
    `import { endInTime } from '@/lib/platform/end-in-time';
    endInTime(200);
    const open = setInterval(() => {}, 1000);
    process.on('SIGTERM', () => { ${rest} });
    console.log('ready');`,
  ]);
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
    if (text === 'ready\n') child.kill('SIGTERM');
  });
  const [code] = await once(child, 'exit');
  return { code, text };
}

test('a process that something holds open ends after the limit', async () => {
  expect(await endOf('')).toEqual({ code: 143, text: 'ready\n' });
});

test('what is under way is finished, and then the process ends by itself', async () => {
  const rest = "setTimeout(() => { console.log('answered'); clearInterval(open); }, 20);";
  expect(await endOf(rest)).toEqual({ code: 0, text: 'ready\nanswered\n' });
});
