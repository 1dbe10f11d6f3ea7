/**
 * `npm run check-vercel`: builds the last commit with Vercel's public CLI, without an account, and checks what would be
 * deployed: policies, statuses, routes and functions, which are called. Takes three minutes and needs the network.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callFunction } from './call-function';
import {
  createRouter,
  type DeployedFunction,
  type Prerendered,
  readFunctions,
  readPrerendered,
} from './vercel-output';

const CLI = 'vercel@59.25.4';
const ARTICLE = 'antimicrobial-peptides-as-medicines';
const MOST_BYTES = 50 * 2 ** 20;

const ROUTES: [address: string, leadsTo: string, status: number][] = [
  ['/', 'index', 200],
  [`/blog/${ARTICLE}`, `blog/${ARTICLE}`, 200],
  ['/blog/no-such-article', 'unknown/article', 404],
  ['/peptides/no-such-peptide', 'unknown/peptide', 200],
  ['/education/no-such-course', 'unknown/topic', 200],
  ['/guides/no-such-guide', 'unknown/guide', 200],
  ['/resources/no-such-resource', 'unknown/resource', 200],
  ['/peptides/category/no-such-category', 'unknown/peptide-category', 200],
  ['/cite/no-such-file.bib', 'unknown/file.txt', 404],
  ['/no-such-page', '404', 404],
  ['/no/such/page', '404', 404],
  ['/peptides/category/metabolic', '/peptides/metabolic', 308],
  ['/blog/', '/blog', 308],
  ['/.well-known/security.txt', 'security.txt', 200],
  ['/rss.xml', 'rss.xml', 200],
  ['/feed.json', 'feed.json', 200],
  ['/sitemap.xml', 'sitemap.xml', 200],
  ['/robots.txt', 'robots.txt', 200],
  ['/icon.svg', 'icon.svg', 200],
  ['/sw.js', 'sw.js', 200],
  [`/images/seo/${ARTICLE}/hero.webp`, `images/seo/${ARTICLE}/hero.webp`, 200],
];

/** Requests to the functions that answer on request, the expected status, and a pattern for the body. */
const CALLS: [address: string, status: number, inBody: RegExp][] = [
  ['/api/health', 200, /"ready"/],
  ['/api/search?q=ozempic', 200, /Semaglutide/],
  ['/api/openapi.json', 200, /"openapi"/],
  ['/api/blog/posts?limit=1', 200, /^\[\{"id"/],
  ['/api/blog/posts/search?q=peptide', 200, /^\[\{"id"/],
  ['/api/blog/posts/featured', 200, /^\[\{"id"/],
  [`/api/blog/posts/${ARTICLE}`, 200, /"content"/],
  ['/api/blog/posts/no-such-article', 404, /"error"/],
  ['/api/no-such-call', 404, /"error"/],
  ['/search?q=ozempic', 200, /a brand of semaglutide/],
  [`/blog/${ARTICLE}.md`, 200, /^# /],
  [`/cite/blog/${ARTICLE}.bib`, 200, /^@/],
  ['/data/no-such-file.json', 404, /"error"/],
];

const [given] = process.argv.slice(2);
const site = given ?? mkdtempSync(join(tmpdir(), 'amide-vercel-'));
try {
  if (!given) build();
  const faults = await findFaults();
  for (const fault of faults) console.log(fault);
  console.log(`Vercel: ${faults.length} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  if (!given) rmSync(site, { recursive: true });
}

function build(): void {
  execFileSync('git', ['clone', '--quiet', '.', site]);
  // Hard links, because installing again takes longer than the build.
  execFileSync('cp', ['-al', 'node_modules', join(site, 'node_modules')]);
  mkdirSync(join(site, '.vercel'));
  const settings = { framework: 'nextjs', installCommand: 'true', nodeVersion: '22.x' };
  const project = { projectId: 'prj_none', orgId: 'team_none', settings };
  writeFileSync(join(site, '.vercel/project.json'), JSON.stringify(project));
  execFileSync('npx', ['--yes', CLI, 'build', '--yes', '--token', 'none'], {
    cwd: site,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL: 'www.example.org' },
  });
}

async function findFaults(): Promise<string[]> {
  const prerendered = readPrerendered(site);
  const functions = readFunctions(site);
  const pages = prerendered.filter(({ file }) => file?.endsWith('.html'));
  const heaviest = Math.max(...functions.map(({ bytes }) => bytes));
  console.log(
    `${pages.length} pages, ${functions.length} functions, the heaviest ${(heaviest / 2 ** 20).toFixed(1)} MiB`,
  );
  const plain = ['404', '500'].map((name) => join(site, `.vercel/output/static/${name}.html`));
  return [
    ...(pages.length < 800 ? [`only ${pages.length} pages`] : []),
    ...pages.flatMap(checkPage),
    ...plain.flatMap((file) => {
      const html = readFileSync(file, 'utf8');
      const [, policy = ''] =
        /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
      return checkPolicy(file, html, policy);
    }),
    ...functions.flatMap(checkFunction),
    ...checkRoutes(),
    ...(await checkCalls()),
    ...(readFileSync(join(site, '.vercel/output/static/sitemap.xml'), 'utf8').includes('localhost')
      ? ['the sitemap names localhost']
      : []),
  ];
}

function checkPage({ name, file = '', headers, status }: Prerendered): string[] {
  const own = name.startsWith('_') || headers['cache-control']?.includes('s-maxage');
  return [
    ...checkPolicy(name, readFileSync(file, 'utf8'), headers['content-security-policy'] ?? ''),
    ...(own ? [] : [`${name} has no time in caches`]),
    ...(status === 200 || /^(?:_global-error|unknown\/article)$/.test(name)
      ? []
      : [`${name} has the status ${status}`]),
  ];
}

/** Checks that a policy has the hash of every inline script and no 'unsafe' source. */
function checkPolicy(name: string, html: string, policy: string): string[] {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
  const inline = scripts.filter(([, tag = '']) => !/ src=|application\/ld\+json/.test(tag));
  const allowed = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  const lost = inline.filter(([, , code = '']) => {
    const hash = createHash('sha256').update(code).digest('base64');
    return !allowed.includes(`'sha256-${hash}'`);
  });
  return [
    ...(allowed.startsWith("'self' 'sha256-") ? [] : [`${name} has no policy for scripts`]),
    ...(allowed.includes('unsafe') ? [`${name} allows any script`] : []),
    ...(lost.length > 0 ? [`${name} has ${lost.length} scripts without a hash`] : []),
  ];
}

function checkFunction({ name, bytes, files }: DeployedFunction): string[] {
  const needed = ['references.json', 'search-index'];
  return [
    ...(bytes > MOST_BYTES ? [`${name} weighs ${bytes} bytes`] : []),
    ...needed
      .filter((file) => !files.has(`built-content/${file}`))
      .map((file) => `${name} lacks built-content/${file}`),
    ...([...files.keys()].some((file) => file.startsWith('content/'))
      ? [`${name} carries content as authors edit it`]
      : []),
  ];
}

function checkRoutes(): string[] {
  const resolve = createRouter(site);
  return ROUTES.flatMap(([address, leadsTo, status]) => {
    const found = resolve(address);
    return found.leadsTo === leadsTo && found.status === status
      ? []
      : [`${address} leads to ${found.leadsTo} with ${found.status}`];
  });
}

async function checkCalls(): Promise<string[]> {
  const resolve = createRouter(site);
  const faults: string[] = [];
  for (const [address, status, inBody] of CALLS) {
    const answer = await callFunction(site, resolve(address));
    if (answer.status !== status || !inBody.test(answer.body))
      faults.push(`${address} answers ${answer.status}: ${answer.body.slice(0, 200)}`);
  }
  return faults;
}
