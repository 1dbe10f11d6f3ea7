/**
 * `npm start`: installs, builds and serves the production site: the folder .next/standalone, which a
 * container serves as well. Port 3000, PORT, or -p after --; every address, or the one after -H.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import { SERVER } from './project-state.mjs';
import { ensureServable } from './ready.mjs';

// Between npm and us is a shell, which SIGTERM ends without reaching us; what is left then belongs to nobody.
const { ppid } = process;
const isLeft = () => Boolean(process.env.npm_lifecycle_event) && process.ppid !== ppid;

const { port, hostname } = readOptions();
await ensureFree();
ensureServable();
if (isLeft()) process.exit(1);

console.log(`Serving on http://localhost:${port}`);
const server = spawn(process.execPath, [SERVER], {
  stdio: 'inherit',
  // HOSTNAME is what shells and containers call the machine, not an address to listen on.
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
    if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535) {
      throw new Error(`"${values.port}" is not a port; give a number like 4000`);
    }
    return values;
  } catch (error) {
    console.error(`${error.message}\nUsage: npm start -- -p 4000 -H 127.0.0.1`);
    process.exit(1);
  }
}

/** Every address of the machine, by both protocols where it has both. */
function anyAddress() {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return addresses.some(({ family }) => family === 'IPv6') ? '::' : '0.0.0.0';
}

/** Says at once, not after a build, when the port cannot be had. */
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
