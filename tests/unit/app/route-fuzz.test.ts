import path from 'node:path';
import fc from 'fast-check';
import { NextRequest } from 'next/server';
import { expect, test } from 'vitest';
import { anyText } from '../../fixtures/arbitraries';
import { hostileHeaders, hostileQuery, hostileSegment } from '../../fixtures/hostile';
import { readRouteFiles } from '../../fixtures/routes';

type Params = Record<string, string | string[]>;
type Answer = (request: NextRequest, context: { params: Promise<Params> }) => Promise<Response>;
type RouteModule = { GET: Answer; dynamic?: 'force-static' };

const load = (file: string): Promise<RouteModule> => import(path.resolve('app', file));

/** Values of a dynamic segment: escapes, names of JavaScript properties, known names with odd extensions. */
const part = fc.oneof(
  { weight: 3, arbitrary: hostileSegment.map(decode) },
  { weight: 2, arbitrary: anyText(40) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.constantFrom('bpc-157', 'semaglutide', 'findings', 'all', 'safety', 'references', ''),
        fc.constantFrom('', '.json', '.csv', '.svg', '.bib', '.ris', '.xml', '.json.json', '.'),
      )
      .map((parts) => parts.join('')),
  },
);

/** Decodes a segment as the framework does; one that cannot be decoded stays as it is. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Values for a route's dynamic segments; [...name] gets several. */
function toParams(route: string): fc.Arbitrary<Params> {
  const names = [...route.matchAll(/\[{1,2}(\.{3})?(\w+)\]/g)];
  return fc.record(
    Object.fromEntries(
      names.map(([, isRest, name = '']) => [
        name,
        isRest ? fc.array(part, { minLength: 1, maxLength: 4 }) : part,
      ]),
    ),
  );
}

/** A request with any headers that an HTTP client may send. */
function toRequest(query: string, headers: Record<string, string>) {
  return new NextRequest(new URL(`http://localhost/any?${query}`), { headers });
}

const STACK_TRACE = /node_modules|\.tsx?:\d|at (?:async )?\w+ \(|Error:/;

test('route handlers that run on demand answer 8,000 hostile requests with 200, 304, 400 or 404', async () => {
  const routes = readRouteFiles().filter(
    ({ route, file }) => /\[|^\/api\//.test(route) && path.basename(file) === 'route.ts',
  );
  const loaded = await Promise.all(
    routes.map(async ({ file, route }) => ({ route, ...(await load(file)) })),
  );
  // The others are static: the framework answers 404 for every path that was not built.
  const onDemand = loaded.filter(({ dynamic }) => dynamic !== 'force-static');
  expect(onDemand.length).toBeGreaterThan(6);
  for (const { route, GET } of onDemand) {
    await fc.assert(
      fc.asyncProperty(
        ...[toParams(route), hostileQuery, hostileHeaders],
        async (params, query, headers) => {
          const answer = await GET(toRequest(query, headers), { params: Promise.resolve(params) });
          expect([200, 304, 400, 404], route).toContain(answer.status);
          if (answer.status < 400) return;
          const text = await answer.text();
          expect(text).not.toMatch(STACK_TRACE);
          if (answer.headers.get('content-type')?.includes('json'))
            expect(JSON.parse(text)).toEqual({ error: expect.any(String) });
        },
      ),
      { seed: 20_261_123, numRuns: Math.ceil(8000 / onDemand.length) },
    );
  }
});
