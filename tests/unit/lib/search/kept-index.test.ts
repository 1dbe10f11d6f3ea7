import { expect, test } from 'vitest';
import { filterIndex, readIndexFiles, toIndexFiles } from '@/lib/search/kept-index';
import { createSiteIndex } from '@/lib/search/site-index';
import { createSearch } from '@/lib/search/site-search';

const entries = ['sermorelin', 'selank', 'semax', 'thymalin'].map((name, at) => ({
  kind: at % 2 ? ('page' as const) : ('peptide' as const),
  label: 'Page',
  address: `/peptides/${name}`,
  title: name,
  description: `What is known of ${name}.`,
  ...{ names: '', tags: '', author: '' },
  sections: [
    { text: `The chain ${name} was studied in ${at + 2} trials of sleep.`, heading: 'Trials' },
  ],
}));
const names = [
  {
    text: 'Neuro',
    joined: 'neuro',
    kind: 'brand' as const,
    address: '/peptides/selank',
    of: 'selank',
  },
];
const index = createSiteIndex({ posts: [], names, entries });
const read = async (files: Map<string, Buffer>) =>
  readIndexFiles(async (name) => {
    const { buffer, byteOffset, byteLength } = files.get(name) ?? Buffer.alloc(0);
    return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  });

test('an index stored as files gives the same answers', async () => {
  const { findAll } = createSearch(await read(toIndexFiles(index)));
  for (const text of ['selank', 'trials of sleep', 'semaks', 'nothing'])
    expect(findAll(text, 5)).toEqual(createSearch(index).findAll(text, 5));
});

test('a narrowed index equals one of its entries alone, but has all names', () => {
  const isKept = (address: string) => address !== '/peptides/selank';
  const own = entries.filter(({ address }) => isKept(address));
  const fresh = createSiteIndex({ posts: [], names: [], entries: own });
  const narrow = filterIndex(index, isKept);
  expect(narrow.entries).toEqual(fresh.entries);
  expect(Buffer.from(narrow.passages).toString()).toBe(Buffer.from(fresh.passages).toString());
  expect(narrow.text).toEqual(fresh.text);
  expect(narrow.names).toEqual(index.names);
});
