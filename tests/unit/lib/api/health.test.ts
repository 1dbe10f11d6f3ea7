import { afterEach, expect, test, vi } from 'vitest';
import { GET } from '@/app/api/health/route';

afterEach(() => vi.unstubAllEnvs());

test('a process whose content cannot be read answers 503', async () => {
  vi.stubEnv('CONTENT_DIR', '/nowhere');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const answer = await GET();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({ error: expect.any(String) });
});
