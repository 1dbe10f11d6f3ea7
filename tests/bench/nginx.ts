/** nginx in front of our processes, with the caching the README describes, and serving files as the ceiling. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
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

/** nginx as a cache before servers of one build. */
export function withCachingNginx<T>(
  upstreams: readonly string[],
  use: (server: Server) => Promise<T>,
): Promise<T> {
  const cache = makeFolder('cache');
  return withNginx(
    'cache',
    ports.nginx,
    `proxy_cache_path ${cache} keys_zone=pages:20m max_size=1g inactive=24h use_temp_path=off;
     upstream site { ${upstreams.map((origin) => `server ${new URL(origin).host};`).join(' ')} keepalive 16; }
     server {
       listen 127.0.0.1:${ports.nginx};
       location / {
         proxy_pass http://site;
         proxy_http_version 1.1;
         proxy_set_header Connection "";
         proxy_set_header Host $host;
         proxy_cache pages;
         proxy_cache_key "$request_uri|$http_accept_encoding|$http_rsc|$http_next_router_prefetch|$http_next_router_segment_prefetch|$http_next_router_state_tree";
         proxy_cache_lock on;
         proxy_cache_background_update on;
         proxy_cache_use_stale updating error timeout;
       }
     }`,
    use,
  );
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
events { worker_connections 1024; }
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
