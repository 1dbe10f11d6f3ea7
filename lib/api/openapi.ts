import { z } from 'zod';
import { dataTerms } from '@/content/data-terms';
import { API_VERSION, OPENAPI_FILE } from '@/content/developers';
import { pages } from '@/content/pages';
import { DEVELOPERS_PATH } from '@/content/paths';
import { site } from '@/content/site';
import { getSiteUrl, toAbsoluteUrl } from '@/lib/seo/site-url';
import { answerSchemas } from './answer-schemas';
import { type Call, calls } from './calls';
import { getServedFiles, type ServedFiles } from './served-files';

type Json = Record<string, unknown>;

const getSchema = (schema: z.ZodType, io: 'input' | 'output' = 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
};

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const answerNamed = (name: string) => ({ $ref: `#/components/responses/${name}` });
const header = (description: string, pattern: string) => ({
  description,
  required: true,
  schema: { type: 'string', pattern },
});

const ETAG = header('The tag of this very answer, for If-None-Match.', '^(?:W/)?".+"$');
const CACHED = {
  ETag: ETAG,
  'Cache-Control': header('How long a cache may keep it.', 'max-age=\\d+'),
};
const UNCACHED = { 'Cache-Control': header('No cache keeps it.', '^no-store$') };

const MARKDOWN = { 'text/markdown': { schema: { type: 'string' } } };

/** Errors by status. Each is {"error": "…"}, and caches never store it. */
const errors = {
  400: ['BadRequest', 'A parameter cannot be read.'],
  404: ['NotFound', 'There is nothing of this name.'],
  503: ['Unavailable', 'The content cannot be read at the moment.'],
} as const;

/**
 * Describes the API as OpenAPI 3.1, from the schemas that validate its calls, with the files that programs may request.
 * HEAD is answered like GET; any other method is refused with 405. Throws a ContentError.
 */
export function describeApi(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.name} API`,
      version: API_VERSION,
      summary: pages.developers.description,
      description: `Every call is a GET; HEAD answers the same without a body, and any other method is refused with 405. An address that cannot be decoded is refused with 400, one above 12 KiB with 414. ${dataTerms.text}`,
      termsOfService: toAbsoluteUrl('/terms'),
      contact: { email: site.contactEmail, url: toAbsoluteUrl('/contact') },
    },
    externalDocs: { url: toAbsoluteUrl(DEVELOPERS_PATH) },
    servers: [{ url: getSiteUrl() }],
    paths: {
      ...Object.fromEntries(calls.map((call) => [call.path, { get: describeOperation(call) }])),
      '/blog/{slug}.md': {
        get: {
          operationId: 'getArticleAsMarkdown',
          summary: 'One article as Markdown, with its references as footnotes',
          parameters: describePlaces('/blog/{slug}.md'),
          responses: {
            200: { description: 'The article.', headers: CACHED, content: MARKDOWN },
            304: answerNamed('NotModified'),
            404: {
              description: 'There is no such article, said in Markdown.',
              headers: UNCACHED,
              content: MARKDOWN,
            },
            503: answerNamed('Unavailable'),
          },
        },
      },
      ...Object.fromEntries(
        [
          { path: OPENAPI_FILE, summary: 'This description', type: 'application/json' },
          ...getServedFiles(),
        ].map((file) => [file.path, { get: describeFileOperation(file) }]),
      ),
    },
    components: {
      schemas: Object.fromEntries(
        Object.entries(answerSchemas).map(([name, schema]) => [name, getSchema(schema)]),
      ),
      responses: {
        NotModified: { description: 'The caller has it already.', headers: { ETag: ETAG } },
        ...Object.fromEntries(
          Object.values(errors).map(([name, description]) => [name, describeError(description)]),
        ),
        MethodNotAllowed: {
          ...describeError('Any method but GET and HEAD, on any address.'),
          headers: {
            ...UNCACHED,
            Allow: header('The methods that there are.', '^GET, HEAD$'),
          },
        },
      },
    },
  };
}

function describeError(description: string): Json {
  return {
    description,
    headers: UNCACHED,
    content: { 'application/json': { schema: ref('Error') } },
  };
}

function describeOperation(call: Call): Json {
  const { id, path, summary, parameters, answer, isList, isUncached } = call;
  const schema = isList ? { type: 'array', items: ref(answer) } : ref(answer);
  return {
    operationId: id,
    summary,
    parameters: parameters.map(({ name, schema: own, fallback, about }) => ({
      name,
      in: path.includes(`{${name}}`) ? 'path' : 'query',
      required: path.includes(`{${name}}`),
      description: about,
      schema: { ...getSchema(own), ...(fallback !== undefined && { default: fallback }) },
    })),
    responses: {
      200: {
        description: summary,
        headers: isUncached ? UNCACHED : CACHED,
        content: { 'application/json': { schema } },
      },
      ...(!isUncached && { 304: answerNamed('NotModified') }),
      ...Object.fromEntries(
        [...call.errors, 503 as const].map((status) => [status, answerNamed(errors[status][0])]),
      ),
    },
  };
}

/** Describes the parameters that a path has in braces. */
function describePlaces(path: string): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

/** Describes a file, or a kind of file if its path has placeholders; then 404 is possible too. */
function describeFileOperation({ path, summary, type }: ServedFiles): Json {
  return {
    operationId: `get${path.replace(/(?:^|\W)+(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/\W/g, '')}`,
    summary,
    parameters: describePlaces(path),
    responses: {
      200: {
        description: summary,
        headers: CACHED,
        content: {
          [type]: { schema: { type: /json$/.test(type) ? ['object', 'array'] : 'string' } },
        },
      },
      304: answerNamed('NotModified'),
      ...(path.includes('{') && {
        404: {
          description: 'There is no such file.',
          content: path.endsWith('.json')
            ? { 'application/json': { schema: ref('Error') } }
            : { 'text/plain': { schema: { type: 'string' } } },
        },
        503: answerNamed('Unavailable'),
      }),
    },
  };
}
