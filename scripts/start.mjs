/**
 * `npm start`: installs, builds and serves the production site from .next/standalone, the folder that a
 * container serves as well. Port: -p after --, else PORT, else 3000. Address: -H, else all.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import { SERVER } from './project-state.mjs';
import { ensureServable } from './ready.mjs';

// npm runs us in a shell, which SIGTERM ends without the signal reaching us: we would be left as an orphan.
const { ppid } = process;
const isLeft = () => Boolean(process.env.npm_lifecycle_event) && process.ppid !== ppid;

const { port, hostname } = readOptions();
await ensureFree();
ensureServable();
if (isLeft()) process.exit(1);

console.log(`Serving on ${toOrigin()}`);
const server = spawn(process.execPath, [SERVER], {
  stdio: 'inherit',
  // Overrides the HOSTNAME of shells and containers, which is the name of the machine.
  env: { ...process.env, NODE_ENV: 'production', PORT: port, HOSTNAME: hostname },
});
let isStopping = false;
const stop = (signal) => {
  isStopping = true;
  server.kill(signal);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
setInterval(() => isLeft() && stop('SIGTERM'), 250).unref();
server.on('exit', (code) => process.exit(isStopping ? 0 : (code ?? 1)));

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', short: 'p', default: process.env.PORT || '3000' },
        hostname: { type: 'string', short: 'H', default: anyAddress() },
      },
    });
    if (!/^[1-9]\d{0,4}$/.test(values.port) || Number(values.port) > 65_535) {
      throw new Error(`"${values.port}" is not a port; give a number like 4000`);
    }
    return values;
  } catch (error) {
    console.error(`${error.message}\nUsage: npm start -- -p 4000 -H 127.0.0.1`);
    process.exit(1);
  }
}

/** An address at which the server answers: localhost when it listens everywhere. */
function toOrigin() {
  const host = ['::', '0.0.0.0'].includes(hostname) ? 'localhost' : hostname;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The address to listen on everywhere: :: (both protocols) if there is IPv6, else 0.0.0.0. */
function anyAddress() {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return addresses.some(({ family }) => family === 'IPv6') ? '::' : '0.0.0.0';
}

/** Exits before the build, and not after it, when the port is not available. */
async function ensureFree() {
  const probe = createServer();
  try {
    await new Promise((resolve, reject) => {
      probe.once('error', reject).listen({ port, host: hostname }, resolve);
    });
  } catch (error) {
    const reason = error.code === 'EADDRINUSE' ? 'another program uses it' : error.message;
    console.error(`Port ${port} cannot be had: ${reason}. Choose another: npm start -- -p 4000`);
    process.exit(1);
  }
  await new Promise((resolve) => probe.close(resolve));
}
