import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { OPENAPI_FILE } from '@/content/developers';
import { DATA_PATH } from '@/content/paths';
import { exampleRecords } from '@/lib/records/tool-texts';

import { expect, test } from './described';

const run = promisify(execFile);

test('The OpenAPI file is served as JSON, every file it lists at /data exists, others return 404', async ({
  request,
}) => {
  const answer = await request.get(OPENAPI_FILE);
  expect(answer.headers()['content-type']).toMatch(/^application\/json/);
  const { paths } = await answer.json();
  const files = Object.keys(paths).filter((path) => path.startsWith(`${DATA_PATH}/`));
  expect(files.length).toBeGreaterThan(20);
  for (const path of files) expect((await request.get(path)).status(), path).toBe(200);
  const unknown = await request.get(`${DATA_PATH}/no-such-file.csv`);
  expect(unknown.status()).toBe(404);
  expect(await unknown.json()).toEqual({ error: expect.stringContaining(DATA_PATH) });
});

test('Each example on the page runs as printed, in a shell and as a module', async ({
  request,
  baseURL,
}, testInfo) => {
  const html = await (await request.get('/developers')).text();
  for (const { title, curl, code } of exampleRecords.get()) {
    expect(html, title).toContain(title);
    const here = (text: string) => text.replaceAll('{site}', String(baseURL));
    const options = { cwd: testInfo.outputPath(''), maxBuffer: 20_000_000 };
    const module = await run(process.execPath, ['--input-type=module', '-e', here(code)], options);
    expect(module.stdout.trim(), title).not.toBe('');
    expect(module.stderr, title).toBe('');
    const shell = await run('sh', ['-c', `${here(curl)} -sS`], options).catch((error) => error);
    // Exit code 127: curl is not installed, so skip the shell form.
    if (shell.code === 127) continue;
    expect(shell.stdout, title).toMatch(/^(?:id,|# |[[{@])/);
  }
});

test('An article is also served as Markdown, and an unknown one returns a 404 in Markdown', async ({
  request,
}) => {
  const path = '/blog/how-to-read-a-clinical-trial';
  const page = await (await request.get(path)).text();
  expect(page).toMatch(
    /<link rel="alternate" type="text\/markdown" href="[^"]+\/how-to-read-a-clinical-trial\.md"/,
  );
  const answer = await request.get(`${path}.md`);
  const headers = answer.headers();
  expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers.link).toMatch(
    /^<https?:\/\/[^>]+\/blog\/how-to-read-a-clinical-trial>; rel="canonical"$/,
  );
  expect(await answer.text()).toMatch(/^# .+\n\n/);
  const again = await request.get(`${path}.md`, {
    headers: { 'if-none-match': headers.etag ?? '' },
  });
  expect(again.status()).toBe(304);
  for (const unknown of ['/blog/no-such-article.md', '/blog/__proto__.md', '/blog/.md.md']) {
    const missing = await request.get(unknown);
    expect(missing.status(), unknown).toBe(404);
    expect(missing.headers()['content-type'], unknown).toMatch(/^text\/markdown/);
    expect(await missing.text(), unknown).toMatch(/^# Not found/);
  }
});
