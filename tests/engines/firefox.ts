/** Drives Firefox through its built-in WebDriver BiDi, over a WebSocket. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import WebSocket from 'ws';
import { z } from 'zod';
import type { Driver } from './browser';

const messageSchema = z.object({
  id: z.number().nullish(),
  type: z.string(),
  method: z.string().optional(),
  params: z.object({ level: z.string(), text: z.string() }).partial().optional(),
  result: z.unknown(),
  message: z.string().optional(),
});

/** Starts Firefox headless; throws if it is not installed. */
export async function startFirefox(): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'amide-firefox-'));
  const child = spawn(
    'firefox-esr',
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
    { env: { ...process.env, HOME: profile }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = await new Promise<string>((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`firefox-esr ended with ${code}`)));
    createInterface(child.stderr).on('line', (line) => {
      const [, found] = /BiDi listening on (ws:\S+)/.exec(line) ?? [];
      if (found) done(found);
    });
  });
  const { send, errors, close } = await connect(`${address}/session`);
  const session = z
    .object({ capabilities: z.object({ browserVersion: z.string() }) })
    .parse(await send('session.new', { capabilities: {} }));
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const tree = z
    .object({ contexts: z.array(z.object({ context: z.string() })).min(1) })
    .parse(await send('browsingContext.getTree', {}));
  const context = tree.contexts[0]?.context;
  return {
    name: 'Firefox',
    version: session.capabilities.browserVersion,
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (expression) => {
      const { result } = z.object({ result: z.object({ value: z.string().optional() }) }).parse(
        await send('script.evaluate', {
          expression: `(async () => JSON.stringify(await (${expression})))()`,
          target: { context },
          awaitPromise: true,
        }),
      );
      return result.value === undefined ? undefined : JSON.parse(result.value);
    },
    perform: async (actions) => {
      await send('input.performActions', { context, actions });
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    takeErrors: () => errors.splice(0),
    print: async () => {
      const { data } = z
        .object({ data: z.string() })
        .parse(await send('browsingContext.print', { context }));
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      close();
      const ended = new Promise((done) => child.once('exit', done));
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** A BiDi connection: sends commands, matches responses by id, and collects console errors. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  const waiting = new Map<number, { done: (value: unknown) => void; fail: (e: Error) => void }>();
  const errors: string[] = [];
  socket.on('message', (data) => {
    const { id, type, method, params, result, message } = messageSchema.parse(
      JSON.parse(String(data)),
    );
    if (method === 'log.entryAdded' && params?.level === 'error') errors.push(params.text ?? '');
    const call = id == null ? undefined : waiting.get(id);
    if (!call || id == null) return;
    waiting.delete(id);
    if (type === 'error') call.fail(new Error(message));
    else call.done(result);
  });
  await new Promise((done, fail) => socket.once('open', done).once('error', fail));
  let count = 0;
  return {
    errors,
    close: () => socket.close(),
    send: (method: string, params: Record<string, unknown>) =>
      new Promise<unknown>((done, fail) => {
        count += 1;
        waiting.set(count, { done, fail });
        socket.send(JSON.stringify({ id: count, method, params }));
      }),
  };
}
