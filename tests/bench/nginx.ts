/** nginx in front of our processes, as deploy/ describes it, and serving files as the ceiling. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ports, WORK } from './options';
import { type Server, whileRunning } from './server';

const FOLDER = join(WORK, 'nginx');

/** nginx's version, or undefined when it is not installed. */
export function nginxVersion(): string | undefined {
  try {
    // It writes to the standard error.
    return execFileSync('sh', ['-c', 'nginx -v 2>&1'], { encoding: 'utf8' })
      .trim()
      .split(': ')
      .at(-1);
  } catch {
    return undefined;
  }
}

type Deployed = {
  /** Where the scripts of all builds lie, as _next/static. */
  kept?: string;
  /** How many seconds an answer is fresh, in place of what Cache-Control says. */
  freshSeconds?: number;
};

/** nginx before servers, as deploy/nginx configures it; only addresses and folders are those of this run. */
export function withCachingNginx<T>(
  upstreams: readonly string[],
  use: (server: Server) => Promise<T>,
  { kept = makeFolder('kept'), freshSeconds }: Deployed = {},
): Promise<T> {
  const cache = makeFolder('cache');
  const text = toLocalConfig(readDeployed(), {
    'listen 8080;': `listen 127.0.0.1:${ports.nginx};`,
    '/var/cache/nginx/amide': cache,
    'root /srv/amide;': `root ${kept};`,
    'server 127.0.0.1:3001 max_fails=0;': upstreams
      .map((origin) => `server ${new URL(origin).host} max_fails=0;`)
      .join('\n'),
    'server 127.0.0.1:3002 max_fails=0;': '',
    ...(freshSeconds && {
      'proxy_ignore_headers Vary;': `proxy_ignore_headers Vary Cache-Control; proxy_cache_valid 200 ${freshSeconds}s;`,
    }),
  });
  return withNginx('cache', ports.nginx, text, use);
}

/** The content of the http block in deploy/nginx/nginx.conf, with the files that it includes. */
function readDeployed(): string {
  const read = (name: string) => readFileSync(join('deploy/nginx', name), 'utf8');
  const [, http = ''] = /^http \{$([\s\S]*)^\}$/m.exec(read('nginx.conf')) ?? [];
  return http.replace(/include (\S+\.conf);/g, (_, name) => read(name));
}

/** A configuration with these pieces of text exchanged. Throws when one of them is not there. */
export function toLocalConfig(text: string, exchanges: Readonly<Record<string, string>>): string {
  return Object.entries(exchanges).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`deploy/nginx has no "${from}"`);
    return result.replaceAll(from, to);
  }, text);
}

/** nginx serving bytes as files, gzipped beforehand: the most that it can do. */
export function withFileNginx<T>(
  files: ReadonlyMap<string, Buffer>,
  use: (server: Server) => Promise<T>,
): Promise<T> {
  const root = makeFolder('files');
  for (const [name, bytes] of [...files, ['index.html', Buffer.from('ready')] as const]) {
    writeFileSync(join(root, name), bytes);
    writeFileSync(join(root, `${name}.gz`), gzipSync(bytes));
  }
  return withNginx(
    'files',
    ports.nginxFiles,
    `server {
       listen 127.0.0.1:${ports.nginxFiles};
       root ${root};
       default_type text/html;
       gzip_static on;
       open_file_cache max=100;
     }`,
    use,
  );
}

function withNginx<T>(
  name: string,
  port: number,
  servers: string,
  use: (server: Server) => Promise<T>,
): Promise<T> {
  const folder = makeFolder(name === 'cache' ? 'run-cache' : 'run-files');
  const config = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join('\n');
  writeFileSync(
    config,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes auto;
daemon off;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'error.log')};
events { worker_connections 4096; }
http {
access_log off;
keepalive_requests 1000000;
${temporary}
${servers}
}
`,
  );
  const start = (): ChildProcess =>
    spawn('nginx', ['-p', folder, '-c', config, '-e', join(folder, 'error.log')], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  return whileRunning(start, `http://127.0.0.1:${port}`, use);
}

function makeFolder(name: string): string {
  const folder = join(FOLDER, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}
