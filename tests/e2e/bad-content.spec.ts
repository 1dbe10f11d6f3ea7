import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { copyRecords } from '../fixtures/copy-records';
import { ARTICLE, ARTICLE_SLUG } from './pages';
import { run } from './servers';

const BUILD = ['BUILD_ID', 'amide-build.json', 'prerender-manifest.json', 'standalone/server.js'];

// The test runs a build, which is slow on a busy machine.
test.setTimeout(180_000);

let folder = '';

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'amide-bad-content-'));
  for (const part of ['posts', 'education', 'guides', 'pages', 'evidence', 'references.json']) {
    cpSync(join('content', part), join(folder, part), { recursive: true });
  }
  copyRecords(folder);
});

test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

function spoil(): void {
  const post = readFileSync(join(folder, `posts/${ARTICLE_SLUG}.md`), 'utf8');
  const write = (name: string, text: string) => writeFileSync(join(folder, 'posts', name), text);
  write('malformed.md', post.replace(/^publishedAt: .*$/m, 'publishedAt: next spring'));
  write('unclosed.md', '---\ntitle: "No end\n');
  write(`${ARTICLE_SLUG.toUpperCase()}.md`, post);
  write('no-image.md', post.replace(/^tags:/m, 'featuredImage: /images/posts/nowhere.webp\ntags:'));
  const references = JSON.parse(readFileSync(join(folder, 'references.json'), 'utf8'));
  const [first, second, ...rest] = references;
  writeFileSync(
    join(folder, 'references.json'),
    JSON.stringify([{ ...first, DOI: 'doi:none' }, second, second, ...rest], null, 2),
  );
  const findings = join(folder, 'evidence/findings.json');
  const [finding, ...others] = JSON.parse(readFileSync(findings, 'utf8'));
  writeFileSync(findings, JSON.stringify([{ ...finding, substances: ['wonder'] }, ...others]));
}

test('A build of bad content fails, lists each file, line and fix, and leaves the site unchanged', async ({
  request,
}) => {
  const hashes = () =>
    BUILD.map((file) =>
      createHash('sha1')
        .update(readFileSync(`.next/${file}`))
        .digest('hex'),
    );
  const before = hashes();
  const [page] = [await (await request.get(ARTICLE)).text()];
  spoil();
  const { status, output } = await run('npm', ['run', 'build'], { CONTENT_DIR: folder });
  expect(status, output).toBe(1);
  for (const line of [
    /^ {2}content\/posts\/malformed\.md:\d+: publishedAt: expected a date like 2026-03-14/m,
    /^ {2}content\/posts\/unclosed\.md(:\d+)?: .+/m,
    /^ {2}content\/posts\/MOTS-C-MITOCHONDRIAL-PEPTIDE\.md: name the file in lower-case letters/m,
    /^ {2}content\/posts\/no-image\.md:\d+: featuredImage: there is no file public\/images\/posts\/nowhere\.webp; add it/m,
    /^ {2}content\/references\.json:\d+: [\w-]+\.DOI: expected a DOI like 10\./m,
    /^ {2}content\/references\.json:\d+: [\w-]+: occurs twice; keep one entry/m,
    /^ {2}content\/evidence\/findings\.json:\d+: [\w.-]+: "wonder" is no slug of the library/m,
  ]) {
    expect(output).toMatch(line);
  }
  expect(output).not.toMatch(/^\s+at /m);
  expect(hashes()).toEqual(before);
  expect(await (await request.get(ARTICLE)).text()).toBe(page);
});
