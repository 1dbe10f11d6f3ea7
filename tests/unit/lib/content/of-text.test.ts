import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MarkdownDocument } from '@/lib/content/document';
import { KeptTexts, ofText } from '@/lib/content/of-text';

const toDocument = (name: string, body: string) =>
  new MarkdownDocument(`content/posts/${name}.md`, {}, `---\n---\n${body}`, 8);

let folder: string;
/** What is read once per process is read anew after this. */
const startProcess = (name: string) => vi.stubEnv('CONTENT_DIR', join(folder, name));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('what a check made of a text is read by the next process, and made of no other text', () => {
  const make = vi.fn(({ body }: MarkdownDocument) => ({ words: body.split(' ') }));
  const toWords = ofText('words', make);
  const toCount = ofText('count', (document) => toWords(document).words.length);
  vi.stubEnv('KEPT_TEXTS', join(folder, 'cache/texts'));
  startProcess('check');
  const kept = KeptTexts.open();
  for (const [name, body] of [
    ['a', 'one µg'],
    ['b', 'three of them'],
  ] as const)
    kept?.add(toDocument(name, body), [toWords, toCount]);
  kept?.close();
  // One value that reads another does not make it again.
  expect(make).toHaveBeenCalledTimes(2);

  startProcess('pages');
  expect(toWords(toDocument('a', 'one µg'))).toEqual({ words: ['one', 'µg'] });
  expect(toCount(toDocument('b', 'three of them'))).toBe(3);
  expect(make).toHaveBeenCalledTimes(2);
  // Edited since, and a text that nobody kept.
  expect(toWords(toDocument('a', 'edited'))).toEqual({ words: ['edited'] });
  expect(toCount(toDocument('c', 'new text'))).toBe(2);
  expect(make).toHaveBeenCalledTimes(4);
});

test('what an earlier build left behind is not read while a new file is written', () => {
  vi.stubEnv('KEPT_TEXTS', join(folder, 'texts'));
  const toBody = ofText('body', ({ body }) => body);
  for (const name of ['first', 'second']) {
    startProcess(name);
    const kept = KeptTexts.open();
    for (const body of ['of another length', name])
      kept?.add(toDocument(body === name ? 'b' : 'a', body + body), [toBody]);
    kept?.close();
  }
  startProcess('pages');
  expect(toBody(toDocument('b', 'secondsecond'))).toBe('secondsecond');
});

test('outside a build nothing is kept, and each document makes a value once', () => {
  vi.stubEnv('KEPT_TEXTS', '');
  startProcess('served');
  expect(KeptTexts.open()).toBeUndefined();
  const make = vi.fn(({ body }: MarkdownDocument) => body.length);
  const toLength = ofText('length', make);
  const document = toDocument('a', 'text');
  expect([toLength(document), toLength(document)]).toEqual([4, 4]);
  expect(make).toHaveBeenCalledTimes(1);
});
