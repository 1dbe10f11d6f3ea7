import { join } from 'node:path';
import { createPostSearch } from '@/lib/blog/search-index';
import { readPosts } from '@/lib/content/read-posts';
import { contentOf } from './builds';
import { percentile, toTable } from './measure';
import { withServer } from './server';
import { WORK } from './workspace';

const ROUNDS = 40;

/** One query of each kind: the words are rare ones of the generated posts. */
const QUERIES = {
  exact: ['tesamorelin', 'endotoxin', 'telomerase'],
  prefix: ['tesamo', 'endoto', 'telome'],
  typo: ['tesamorelxn', 'endotoxim', 'telomarase'],
  'two words': ['tesamorelin values', 'endotoxin about', 'telomerase values'],
} as const;

/** Latency in process and over HTTP, on the 5,000 post build that measureBuilds left behind. */
export async function measureSearch(): Promise<string> {
  const content = contentOf(5000);
  process.env.CONTENT_DIR = content;
  const posts = readPosts({ now: new Date(), includeUnpublished: false });
  const started = performance.now();
  const search = createPostSearch(posts);
  const indexSeconds = (performance.now() - started) / 1000;

  const rows: (string | number)[][] = [];
  for (const [kind, texts] of Object.entries(QUERIES)) {
    const times = await time(texts, async (text) => search({ text, tags: [] }).length);
    rows.push(['in process', kind, ...times]);
  }
  await withServer(join(WORK, 'site'), 3303, { CONTENT_DIR: content }, async (origin) => {
    for (const [kind, texts] of Object.entries(QUERIES)) {
      const times = await time(texts, async (text) => {
        const response = await fetch(
          `${origin}/api/blog/posts/search?q=${encodeURIComponent(text)}`,
        );
        return (await response.json()).length;
      });
      rows.push(['HTTP', kind, ...times]);
    }
  });
  return `${toTable(['where', 'query', 'p50 ms', 'p99 ms', 'found'], rows)}\n\nBuilding the index took ${indexSeconds.toFixed(1)} s.`;
}

async function time(texts: readonly string[], ask: (text: string) => Promise<number>) {
  const times: number[] = [];
  let found = 0;
  for (const text of texts) await ask(text);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const text of texts) {
      const before = performance.now();
      found = await ask(text);
      times.push(performance.now() - before);
    }
  }
  return [percentile(times, 0.5).toFixed(1), percentile(times, 0.99).toFixed(1), found];
}
