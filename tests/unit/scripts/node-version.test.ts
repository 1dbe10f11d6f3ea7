import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findAddressFault, findNodeFault, readSettings } from '@/scripts/project-state.mjs';
import { makeFolder } from '@/tests/fixtures/folder';

const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));

test.each(['20.19.0', '20.20.2', '22.13.0', '24.1.0', '25.0.0'])('Node %s may run', (version) => {
  expect(findNodeFault(version, engines.node)).toBeUndefined();
});

test.each(['16.20.2', '18.20.4', '20.9.0', '20.18.3'])(
  'Node %s is refused with the required version',
  (version) => {
    const fault = findNodeFault(version, engines.node);
    expect(fault).toContain(`This is Node ${version}; the site needs ^20.19.0 or >=22.13.0`);
  },
);

test('the README and .nvmrc name a supported version', () => {
  expect(
    findNodeFault(`${readFileSync('.nvmrc', 'utf8').trim()}.19.0`, engines.node),
  ).toBeUndefined();
  expect(readFileSync('README.md', 'utf8')).toContain('Node 20.19, 22.13 or newer');
});

test('settings are those of the environment, else of the files that Next.js reads', () => {
  const { path, write } = makeFolder();
  write(
    '.env',
    'NEXT_PUBLIC_SITE_URL=https://a.example\nSECURITY_CONTACT=https://a.example/report',
  );
  write('.env.production', 'NEXT_PUBLIC_SITE_URL="https://b.example" # the site');
  const read = (env: Record<string, string>) => readSettings(env, path);
  expect(read({ OTHER: 'x' })).toEqual({
    NEXT_PUBLIC_SITE_URL: 'https://b.example',
    NEXT_PUBLIC_SHOP_URL: '',
    SECURITY_CONTACT: 'https://a.example/report',
    CONTENT_DIR: '',
  });
  expect(read({ NEXT_PUBLIC_SITE_URL: 'https://c.example' }).NEXT_PUBLIC_SITE_URL).toBe(
    'https://c.example',
  );
});

test('a build without the public URL warns, and a container build without it fails', () => {
  expect(findAddressFault({ NEXT_PUBLIC_SITE_URL: 'https://example.org' })).toBeUndefined();
  expect(findAddressFault({})).toMatch(/^NEXT_PUBLIC_SITE_URL is not set: .*localhost:3000\.$/);
  const step = /^RUN (test -n .*)$/m.exec(readFileSync('Containerfile', 'utf8'))?.[1] ?? '';
  const run = (address: string) =>
    spawnSync('sh', ['-c', step], {
      encoding: 'utf8',
      env: { ...process.env, NEXT_PUBLIC_SITE_URL: address },
    });
  expect(run('https://example.org').status).toBe(0);
  expect(run('')).toMatchObject({ status: 1, stderr: expect.stringContaining('--build-arg') });
});
