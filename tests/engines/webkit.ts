/** Drives WebKit through WebKitGTK's WebDriver and MiniBrowser, on a virtual screen. */
import { spawn } from 'node:child_process';
import { z } from 'zod';
import { findPort } from '../e2e/free-port';
import type { Driver } from './browser';

const answerSchema = z.object({ value: z.unknown() });
const faultSchema = z.object({ value: z.object({ error: z.string(), message: z.string() }) });

/** Starts WebKit's MiniBrowser; throws if it is not installed. */
export async function startWebKit(): Promise<Driver> {
  const port = await findPort();
  const child = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    // Its own process group, so that the virtual screen is killed with the driver.
    detached: true,
  });
  const end = () => child.pid && child.exitCode === null && process.kill(-child.pid);
  process.once('exit', end);
  await new Promise<void>((done, fail) => {
    child.once('error', fail);
    child.once('spawn', done);
  });
  const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const json = await answer.json();
    if (!answer.ok) throw new Error(faultSchema.parse(json).value.message);
    return answerSchema.parse(json).value;
  };
  while (!(await send('GET', '/status').catch(() => undefined)))
    if (child.exitCode !== null) throw new Error('WebKitWebDriver did not start');
  const { sessionId, capabilities } = z
    .object({ sessionId: z.string(), capabilities: z.object({ browserVersion: z.string() }) })
    .parse(
      await send('POST', '/session', {
        capabilities: {},
      }),
    );
  const path = `/session/${sessionId}`;
  const evaluate: Driver['evaluate'] = (expression) =>
    send('POST', `${path}/execute/sync`, {
      script: `return (async () => (${expression}))()`,
      args: [],
    });
  return {
    name: 'WebKit',
    version: capabilities.browserVersion,
    open: async (url) => {
      await send('POST', `${path}/url`, { url });
    },
    evaluate,
    perform: async (actions) => {
      await send('POST', `${path}/actions`, { actions });
    },
    resize: async (width, height) => {
      await send('POST', `${path}/window/rect`, { width, height });
      // The requested size includes the window frame.
      const inner = z
        .tuple([z.number(), z.number()])
        .parse(await evaluate('[innerWidth, innerHeight]'));
      const rect = { width: 2 * width - inner[0], height: 2 * height - inner[1] };
      await send('POST', `${path}/window/rect`, rect);
    },
    takeErrors: () => [],
    close: async () => {
      await send('DELETE', path);
      process.off('exit', end);
      end();
    },
  };
}
