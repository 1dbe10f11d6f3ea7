import { type APIRequestContext, type APIResponse, test as base, expect } from 'playwright/test';
import { OPENAPI_FILE } from '@/content/developers';
import { createAnswerCheck } from '../fixtures/described-answers';

const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete', 'fetch'] as const;

/** A test that checks every response under /api and /data against the OpenAPI file that the site serves. */
export const test = base.extend<{ request: APIRequestContext }>({
  request: async ({ request }, use) => {
    const check = createAnswerCheck(await (await request.get(OPENAPI_FILE)).json());
    const ask =
      (name: (typeof METHODS)[number]) =>
      async (address: string, options?: Parameters<APIRequestContext['fetch']>[1]) => {
        const answer = await request[name](address, options);
        const method = name === 'fetch' ? (options?.method ?? 'GET') : name.toUpperCase();
        await expectDescribed(answer, method, check);
        return answer;
      };
    const own = new Map<unknown, unknown>(METHODS.map((name) => [name, ask(name)]));
    await use(
      new Proxy(request, { get: (target, name) => own.get(name) ?? Reflect.get(target, name) }),
    );
  },
});

async function expectDescribed(
  answer: APIResponse,
  method: string,
  check: ReturnType<typeof createAnswerCheck>,
): Promise<void> {
  const { pathname: path } = new URL(answer.url());
  if (!/^\/(?:api|data)\//.test(path)) return;
  const body = await answer.text();
  const seen = { method, path, status: answer.status(), headers: answer.headers(), body };
  expect(check(seen), `${method} ${path.slice(0, 100)} ${seen.status}`).toEqual([]);
}

export { expect };
