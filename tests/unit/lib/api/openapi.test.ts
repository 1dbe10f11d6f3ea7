import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { OPENAPI_FILE } from '@/content/developers';
import { calls } from '@/lib/api/calls';
import { respondWithJson } from '@/lib/api/json-response';
import { getPostContent } from '@/lib/api/markdown-response';
import { describeApi } from '@/lib/api/openapi';
import { getServedFiles } from '@/lib/api/served-files';
import { getSummary } from '@/lib/articles/post';
import { getPost, getPostSummaries } from '@/lib/articles/posts';
import { getSiteIndex } from '@/lib/search/site-index';
import { createSearch } from '@/lib/search/site-search';
import { getCiteFiles } from '@/lib/seo/cite-files';
import { createAnswerCheck } from '@/tests/fixtures/described-answers';

const description = describeApi();
const check = createAnswerCheck(description);
// Loaded here, so that it does not count towards a test's timeout.
const { findAll } = createSearch(getSiteIndex());
const summaries = getPostSummaries();

test('the description is valid against the OpenAPI 3.1 schema', async () => {
  const validator = new Validator();
  const result = await validator.validate(structuredClone(description));
  expect(result.errors).toBeUndefined();
  expect(result.valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('every route of the API is described, and no other', () => {
  const routes = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'route.ts' && !file.includes('[['))
    .map((file) => `/api/${path.dirname(file).replace(/\[(\w+)\]/g, '{$1}')}`);
  expect([...calls.map((call) => call.path), OPENAPI_FILE].sort()).toEqual(routes.sort());
});

test('a 404 is described exactly for paths with a parameter', () => {
  for (const [address, call] of Object.entries(Object(description.paths))) {
    expect('404' in Object(call).get.responses, address).toBe(address.includes('{'));
  }
});

test('operation ids are unique, and each $ref resolves', () => {
  const text = JSON.stringify(description);
  const names = [...text.matchAll(/"operationId":"([^"]+)"/g)].map(([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const [, place = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const found = place.split('/').reduce<unknown>((node, key) => Object(node)[key], description);
    expect(found, place).toBeDefined();
  }
});

async function answerTo(request: string, value: unknown) {
  const answer = respondWithJson(new Request(`http://localhost${request}`), value);
  return {
    method: 'GET',
    path: request,
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: await answer.text(),
  };
}

test('responses for posts, lists and searches of each kind match the description', async () => {
  expect(check(await answerTo('/api/blog/posts', summaries))).toEqual([]);
  for (const { slug } of summaries.filter((_, index) => index % 8 === 0)) {
    const post = getPost(slug);
    const value = post && { ...getSummary(post), content: getPostContent(post) };
    expect(check(await answerTo(`/api/blog/posts/${slug}`, value)), slug).toEqual([]);
  }
  for (const text of ['semaglutide', 'ozempic', 'half-life', 'dosing', 'bpc-158', 'zzz', '']) {
    expect(check(await answerTo('/api/search', findAll(text, 50))), text).toEqual([]);
  }
});

test('a response that differs is reported: a field, a header, a status, a type', async () => {
  const fine = await answerTo('/api/blog/posts', summaries.slice(0, 1));
  expect(check({ ...fine, body: '[{"id":1}]' })).not.toEqual([]);
  expect(check({ ...fine, headers: { ...fine.headers, etag: '' } })).toEqual(['ETag: ""']);
  expect(check({ ...fine, status: 500 })).toEqual(['the status 500 is not described']);
  expect(check({ ...fine, headers: { ...fine.headers, 'content-type': 'text/html' } })).toEqual([
    'the type text/html is not described',
  ]);
  expect(check({ ...fine, method: 'POST' })).toEqual(['the status 200 is not described']);
  expect(check({ ...fine, method: 'HEAD' })).toEqual(['a body where none is described']);
});

test('every citation file is described with its media type', () => {
  const files = getServedFiles().map(({ path, type }) => ({
    type,
    form: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
  }));
  for (const [address, make] of getCiteFiles()) {
    const found = files.filter(({ form }) => form.test(address));
    expect(
      found.map(({ type }) => type),
      address,
    ).toEqual([make().type.split(';')[0]]);
  }
});
