import { NextRequest } from 'next/server';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { respondWithHero } from '@/lib/api/hero-response';
import { loadOnce } from '@/lib/api/keep';
import { postSource, writeContentDirectory } from '../../../fixtures/content-directory';

test('what was loaded is loaded once for each key, and what failed is tried again', async () => {
  const kept = new Map<string, Promise<string>>();
  const load = vi.fn(async () => 'loaded').mockRejectedValueOnce(new Error('a short fault'));
  await expect(loadOnce(kept, 'a', load)).rejects.toThrow('a short fault');
  expect(await loadOnce(kept, 'a', load)).toBe('loaded');
  expect(await loadOnce(kept, 'a', load)).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(2);
  await loadOnce(kept, 'b', load);
  expect(load).toHaveBeenCalledTimes(3);
});

test('a fault of the renderer of pictures is one answer of 503, not all of them from then on', async () => {
  const toBuffer = vi
    .spyOn(sharp.prototype, 'toBuffer')
    .mockRejectedValueOnce(new Error('out of memory'));
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const title = 'A title that no other test draws';
  const removeContent = writeContentDirectory({ 'a-post.md': postSource({ title }) });
  const ask = () =>
    respondWithHero(new NextRequest('http://localhost/images'), 'a-post', {
      theme: 'light',
      format: 'webp',
    });
  expect((await ask()).status).toBe(503);
  expect((await ask()).status).toBe(200);
  for (const { mockRestore } of [toBuffer, log]) mockRestore();
  removeContent();
});
