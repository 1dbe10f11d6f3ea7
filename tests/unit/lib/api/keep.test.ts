import { expect, test, vi } from 'vitest';
import { loadOnce } from '@/lib/api/keep';

test('each key is loaded once, and a failed load is retried', async () => {
  const kept = new Map<string, Promise<string>>();
  const load = vi.fn(async () => 'loaded').mockRejectedValueOnce(new Error('a short fault'));
  await expect(loadOnce(kept, 'a', load)).rejects.toThrow('a short fault');
  expect(await loadOnce(kept, 'a', load)).toBe('loaded');
  expect(await loadOnce(kept, 'a', load)).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(2);
  await loadOnce(kept, 'b', load);
  expect(load).toHaveBeenCalledTimes(3);
});
