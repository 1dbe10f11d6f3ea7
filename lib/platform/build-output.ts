import {
  existsSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';

/** Pages and answers that are made at the build. */
export const APP = '.next/server/app';
/** What `.next/static` is asked for by. */
const STATIC = '.next/static';
const STATIC_ADDRESS = '/_next/static/';
/** A folder with the parts of a page that links fetch ahead, and what is in it. */
const PART = /\.segments(?:[\\/]|$)/;
const MANIFEST = '.next/prerender-manifest.json';

const headers = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** What the server reads beside each prerendered file. Keys that we do not touch pass unseen. */
const metaSchema = z.looseObject({
  headers: headers.optional(),
  status: z.number().optional(),
  segmentPaths: z.array(z.string()).optional(),
});

/** What hosts that serve prerendered files themselves read in place of the .meta files. */
const manifestSchema = z.looseObject({
  version: z.literal(4),
  routes: z.record(
    z.string(),
    z.looseObject({ initialHeaders: headers.optional(), initialStatus: z.number().optional() }),
  ),
});

/** Ends the build: it made something that this room does not know, and would change wrongly. */
export function refuseShape(what: string): never {
  throw new Error(
    `next build gave an output of another shape: ${what}; see lib/platform/README.md`,
  );
}

/** The prerendered files of a build, by their path without the ending, and ways to add to their headers. */
export type BuildOutput = {
  /** Pages: '.html' files. */
  pages: string[];
  /** Answers of route handlers: '.body' files. */
  files: string[];
  readHtml: (page: string) => string;
  writeHtml: (page: string, html: string) => void;
  readFile: (file: string) => Buffer;
  writeFile: (file: string, text: string) => void;
  /** Scripts, styles and fonts by the address that pages name. */
  assets: string[];
  readAsset: (address: string) => Buffer;
  writeAsset: (address: string, data: Buffer) => void;
  addHeaders: (path: string, headers: Record<string, string>, status?: number) => void;
  /** Deletes the parts of all pages. */
  deleteParts: () => void;
  /** Writes the manifest; gives every file that differs from what the build wrote. */
  save: () => string[];
};

/** The output of `next build` in a project's folder. Throws when it is not of the shape that is known. */
export function readBuildOutput(project: string): BuildOutput {
  const app = join(project, APP);
  const manifestFile = join(project, MANIFEST);
  if (!existsSync(app) || !existsSync(manifestFile)) refuseShape(`no ${APP} or no ${MANIFEST}`);
  const manifest = parse(manifestSchema, manifestFile, MANIFEST);
  const names = readdirSync(app, { recursive: true, encoding: 'utf8' });
  const ending = (end: string) =>
    names.filter((name) => name.endsWith(end)).map((name) => name.slice(0, -end.length));
  const pages = ending('.html');
  const files = ending('.body');
  const assetFile = (address: string) =>
    join(project, STATIC, address.slice(STATIC_ADDRESS.length));
  checkRoutes(Object.keys(manifest.routes), [...pages, ...files]);
  const changed = [MANIFEST];

  return {
    pages,
    files,
    readHtml: (page) => readFileSync(join(app, `${page}.html`), 'utf8'),
    writeHtml: (page, html) => {
      writeFileSync(join(app, `${page}.html`), html);
      changed.push(join(APP, `${page}.html`));
    },
    readFile: (file) => readFileSync(join(app, `${file}.body`)),
    writeFile: (file, text) => {
      writeFileSync(join(app, `${file}.body`), text);
      changed.push(join(APP, `${file}.body`));
    },
    assets: readdirSync(join(project, STATIC), { recursive: true, encoding: 'utf8' }).map(
      (name) => STATIC_ADDRESS + name.replaceAll(sep, '/'),
    ),
    readAsset: (address) => readFileSync(assetFile(address)),
    // The whole folder is served, so it need not be named among what has changed.
    writeAsset: (address, data) => writeFileSync(assetFile(address), data),
    addHeaders: (path, added, status) => {
      const name = `${path}.meta`;
      const { segmentPaths: _, ...meta } = parse(metaSchema, join(app, name), name);
      writeFileSync(
        join(app, name),
        JSON.stringify({
          ...meta,
          ...(status && { status }),
          headers: { ...meta.headers, ...added },
        }),
      );
      changed.push(join(APP, name));
      const route = manifest.routes[toRoute(path)];
      if (!route) return;
      route.initialHeaders = { ...route.initialHeaders, ...added };
      if (status) route.initialStatus = status;
    },
    deleteParts: () => deleteParts(app),
    save: () => {
      writeFileSync(manifestFile, JSON.stringify(manifest));
      return changed;
    },
  };
}

/**
 * Deletes the parts of all pages below a folder; headers then name none (`addHeaders`). From one list: to delete the
 * folder of each page takes twice as long, and thousands of pages have seven files each in theirs.
 */
export function deleteParts(folder: string): void {
  // A folder stands in the list before what is in it.
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }).reverse()) {
    const path = join(entry.parentPath, entry.name);
    if (PART.test(relative(folder, path))) (entry.isDirectory() ? rmdirSync : unlinkSync)(path);
  }
}

function toRoute(path: string): string {
  return path === 'index' ? '/' : `/${path}`;
}

/** Every prerendered file has its route and every route its file; the framework's own pages begin with '_'. */
function checkRoutes(routes: readonly string[], paths: readonly string[]): void {
  if (paths.length === 0) refuseShape(`no prerendered file in ${APP}`);
  const known = new Set(routes);
  const lost = paths.filter((path) => !path.startsWith('_') && !known.has(toRoute(path)));
  if (lost.length > 0) refuseShape(`${MANIFEST} does not name ${lost.slice(0, 3).join(', ')}`);
  const served = new Set(paths.map(toRoute));
  const bare = routes.filter((route) => !served.has(route));
  if (bare.length > 0) refuseShape(`no file in ${APP} for ${bare.slice(0, 3).join(', ')}`);
}

function parse<T>(schema: z.ZodType<T>, file: string, name: string): T {
  if (!existsSync(file)) refuseShape(`no ${name}`);
  const result = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return result.success ? result.data : refuseShape(`${name}: ${z.prettifyError(result.error)}`);
}
