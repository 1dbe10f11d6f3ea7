import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const routeSchema = z.object({
  handle: z.string().optional(),
  src: z.string().optional(),
  dest: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  status: z.number().optional(),
  continue: z.boolean().optional(),
  has: z
    .array(z.object({ type: z.string(), key: z.string().optional(), value: z.string().optional() }))
    .optional(),
  middlewarePath: z.string().optional(),
});
type Route = z.infer<typeof routeSchema>;

const prerenderSchema = z.object({
  fallback: z.string().nullable().optional(),
  initialStatus: z.number().optional(),
  initialHeaders: z.record(z.string(), z.string()).optional(),
});

/** A prerendered response; `name` is its path without the first slash, 'index' for the home page. */
export type Prerendered = {
  name: string;
  /** The file with its body; absent if it is only made on request. */
  file?: string;
  status: number;
  headers: Record<string, string>;
};

export type DeployedFunction = { name: string; bytes: number; files: Map<string, string> };

/** What an address resolves to: an output of the build, or the target of a redirect. */
export type Resolved = { leadsTo: string; status: number; query: URLSearchParams };

const END = '.prerender-config.json';

/** The prerendered responses of a build in the folder `site`. */
export function readPrerendered(site: string): Prerendered[] {
  const folder = join(site, '.vercel/output/functions');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(END))
    .map((config) => {
      const { fallback, initialStatus, initialHeaders } = prerenderSchema.parse(
        readJson(join(folder, config)),
      );
      return {
        name: config.slice(0, -END.length),
        ...(fallback && { file: join(folder, dirname(config), fallback) }),
        status: initialStatus ?? 200,
        headers: initialHeaders ?? {},
      };
    });
}

/** The packaged functions; a prerendered response shares the function of its route. */
export function readFunctions(site: string): DeployedFunction[] {
  const folder = join(site, '.vercel/output/functions');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.endsWith('.func'))
    .map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      const schema = z.object({ filePathMap: z.record(z.string(), z.string()) });
      const { filePathMap } = schema.parse(readJson(join(path, '.vc-config.json')));
      const files = new Map(
        Object.entries(filePathMap).map(([to, from]) => [to, join(site, from)] as const),
      );
      const bytes = [...files.values()].reduce((sum, file) => sum + statSync(file).size, 0);
      return { name: path.slice(folder.length + 1, -'.func'.length), bytes, files };
    });
}

/** Returns a function that resolves an address as Vercel documents it, for a request without cookies or headers. */
export function createRouter(site: string): (address: string) => Resolved {
  const output = join(site, '.vercel/output');
  const { routes } = z
    .object({ routes: z.array(routeSchema) })
    .parse(readJson(join(output, 'config.json')));
  const phases = new Map<string, Route[]>([['first', []]]);
  let phase = 'first';
  for (const route of routes) {
    phase = route.handle ?? phase;
    if (route.handle) phases.set(phase, []);
    else phases.get(phase)?.push(route);
  }
  const statuses = new Map(readPrerendered(site).map(({ name, status }) => [name, status]));
  const find = ({ pathname, searchParams: query }: URL): Resolved | undefined => {
    const name = pathname === '/' ? 'index' : pathname.slice(1);
    const isThere =
      existsSync(join(output, `functions/${name}.func`)) ||
      existsSync(join(output, 'static', name));
    return isThere ? { leadsTo: name, status: statuses.get(name) ?? 200, query } : undefined;
  };

  return (address) => {
    let url = new URL(address, 'https://site');
    for (const route of phases.get('first') ?? []) {
      const target = matchRoute(route, url);
      if (!target) continue;
      const { status = 200, headers } = route;
      const location = headers?.Location;
      if (location)
        return { leadsTo: fill(location, target.groups), status, query: url.searchParams };
      if (route.dest && !route.middlewarePath) url = target.url;
    }
    const found = find(url);
    if (found) return found;
    // Looks up a rewritten address again, first among existing outputs, then by the dynamic routes.
    for (const name of ['filesystem', 'rewrite', 'resource']) {
      for (const route of phases.get(name) ?? []) {
        const target = matchRoute(route, url);
        if (!target || !route.dest) continue;
        const next = find(target.url);
        if (next) return next;
        for (const dynamic of phases.get('rewrite') ?? []) {
          const made = matchRoute(dynamic, target.url);
          const there = made && dynamic.dest && find(made.url);
          if (there) return there;
        }
      }
    }
    return { leadsTo: '404', status: 404, query: url.searchParams };
  };
}

type Target = { url: URL; groups: Record<string, string> };

function matchRoute({ src = '', dest, has = [] }: Route, url: URL): Target | undefined {
  const pattern = `${src.startsWith('^') ? '' : '^'}${src}${src.endsWith('$') ? '' : '$'}`;
  const match = new RegExp(pattern).exec(url.pathname);
  const isMeant = has.every(
    ({ type, key = '', value }) =>
      type === 'query' && new RegExp(`^${value ?? '.*'}$`).test(url.searchParams.get(key) ?? ''),
  );
  if (!match || !isMeant) return undefined;
  const groups = { ...Object.fromEntries(match.entries()), ...match.groups };
  const target = new URL(dest ? fill(dest, groups) : url.pathname, url);
  for (const [key, value] of url.searchParams) target.searchParams.append(key, value);
  return { url: target, groups };
}

function fill(text: string, groups: Record<string, string>): string {
  return text.replace(/\$(\w+)/g, (_, name: string) => groups[name] ?? '');
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
