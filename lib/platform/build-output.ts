import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { NextAdapter } from 'next';
import { z } from 'zod';

const STATIC_ADDRESS = '/_next/static/';

/** The folder in which Next.js keeps prerendered pages, each kind of page in a subfolder. */
const PAGES = 'server/route-cache/APP_PAGE';

/** The page for unknown addresses, which hosts get as a static file and a Node server as a prerendered page. */
const NOT_FOUND = '_not-found';

const headers = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** The .meta file of each prerendered file, for a Node server. Other keys are left unchanged. */
const metaSchema = z.looseObject({ headers: headers.optional(), status: z.number().optional() });

/** A finished build, as Next.js passes it to an adapter. */
export type FinishedBuild = Pick<Completed, 'distDir' | 'projectDir'> & {
  outputs: Pick<Outputs, 'prerenders' | 'staticFiles' | 'appPages' | 'appRoutes'>;
};

type Completed = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0];
type Outputs = Completed['outputs'];
type Fallback = NonNullable<Outputs['prerenders'][number]['fallback']>;

/** Fails the build: the output has a form that this code does not know and could corrupt. */
export function failOnUnknownOutput(what: string): never {
  throw new Error(
    `the output of next build has an unknown form: ${what}; see lib/platform/README.md`,
  );
}

/** The prerendered files of a build, by address without the leading slash, and functions to change them. */
export type BuildOutput = ReturnType<typeof readBuildOutput>;

/**
 * Reads the output of a finished build. Its write functions change the files and, for a host that serves them its own
 * way, the entries in `build`. Throws when the output has an unknown form.
 */
export function readBuildOutput({ outputs, distDir }: FinishedBuild) {
  const found = new Map<string, { file: string; fallback?: Fallback }>();
  for (const { pathname, fallback } of outputs.prerenders) {
    const file = fallback?.filePath;
    if (file && /\.(?:html|body)$/.test(file)) found.set(toName(pathname), { file, fallback });
  }
  for (const { pathname, filePath } of outputs.staticFiles) {
    if (filePath.endsWith('.body')) found.set(toName(pathname), { file: filePath });
  }
  found.set(NOT_FOUND, { file: findNotFound(join(distDir, PAGES)) });
  const names = (end: string) =>
    [...found].filter(([, { file }]) => file.endsWith(end)).map(([name]) => name);
  const [pages, files] = [names('.html'), names('.body')];
  if (files.length === 0) failOnUnknownOutput('no prerendered answer of a route handler');
  const get = (name: string) => found.get(name) ?? failOnUnknownOutput(`no ${name}`);
  const toAssetFile = (address: string) =>
    join(distDir, 'static', address.slice(STATIC_ADDRESS.length));

  return {
    /** Pages; the home page is 'index'. */
    pages,
    /** Responses of route handlers. */
    files,
    readHtml: (page: string) => readFileSync(get(page).file, 'utf8'),
    writeHtml: (page: string, html: string) => writeFileSync(get(page).file, html),
    readFile: (file: string) => readFileSync(get(file).file),
    writeFile: (file: string, text: string) => writeFileSync(get(file).file, text),
    /** Style sheets, by the address that pages link to. */
    sheets: readdirSync(join(distDir, 'static'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => STATIC_ADDRESS + name.replaceAll(sep, '/')),
    readSheet: (address: string) => readFileSync(toAssetFile(address), 'utf8'),
    writeSheet: (address: string, css: string) => writeFileSync(toAssetFile(address), css),
    /** Reads or adds a file of `.next/static`, by its address. */
    readAsset: (address: string) => readFileSync(toAssetFile(address)),
    addAsset: (pathname: string, data: Buffer) => {
      const filePath = toAssetFile(pathname);
      mkdirSync(dirname(filePath), { recursive: true });
      writeFileSync(filePath, data);
      const [{ type } = failOnUnknownOutput('no static file')] = outputs.staticFiles;
      outputs.staticFiles.push({
        type,
        id: pathname,
        pathname,
        filePath,
        immutableHash: undefined,
      });
    },
    addHeaders: (name: string, added: Record<string, string>, status?: number) => {
      const { file, fallback } = get(name);
      const metaFile = file.replace(/\.\w+$/, '.meta');
      const meta = readMeta(metaFile);
      const changed = {
        ...meta,
        headers: { ...meta.headers, ...added },
        ...(status && { status }),
      };
      writeFileSync(metaFile, JSON.stringify(changed));
      if (!fallback) return;
      fallback.initialHeaders = { ...fallback.initialHeaders, ...added };
      if (status) fallback.initialStatus = status;
    },
  };
}

/** '/blog/a' → 'blog/a'. */
function toName(pathname: string): string {
  return pathname === '/' ? 'index' : pathname.slice(1);
}

function findNotFound(folder: string): string {
  const kinds = existsSync(folder) ? readdirSync(folder) : [];
  const files = kinds.map((kind) => join(folder, kind, '$', `${NOT_FOUND}.html`));
  return (
    files.find((file) => existsSync(file)) ??
    failOnUnknownOutput(`no page ${NOT_FOUND} in ${PAGES}`)
  );
}

function readMeta(file: string): z.infer<typeof metaSchema> {
  if (!existsSync(file)) failOnUnknownOutput(`no ${file}`);
  const result = metaSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return result.success
    ? result.data
    : failOnUnknownOutput(`${file}: ${z.prettifyError(result.error)}`);
}
