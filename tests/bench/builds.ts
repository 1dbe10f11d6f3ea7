import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseReferences } from '@/lib/content/references';
import { measureRun, type RunFigures, toTable } from './measure';
import { createPosts, writeContent } from './posts';
import { createEmptyApp, createSite, WORK } from './workspace';

const COUNTS = [60, 1000, 5000];

/** Where the content folder of so many synthetic posts stands; written on first use. */
export function contentOf(count: number): string {
  const directory = join(WORK, `content-${count}`);
  const references = readFileSync('content/references.json', 'utf8');
  writeContent(directory, createPosts(count, [...parseReferences(references).keys()]), references);
  return directory;
}

/** Build time and memory at three sizes, and the processor time of each further post beside the floor's. */
export async function measureBuilds(): Promise<string> {
  const site: RunFigures[] = [];
  const floor: RunFigures[] = [];
  const cwd = createSite();
  for (const count of COUNTS) {
    const content = contentOf(count);
    const floorApp = createEmptyApp(`floor-${count}`, content);
    floor.push(await measureRun('node_modules/.bin/next build', { cwd: floorApp, env: {} }));
    site.push(
      await measureRun('rm -rf .next && npm run build', { cwd, env: { CONTENT_DIR: content } }),
    );
    console.log(count, site.at(-1), floor.at(-1));
  }
  return toTable(
    [
      'posts',
      'wall s',
      'processor s',
      'peak MiB',
      'ms processor a further post',
      'floor’s',
      'ratio',
    ],
    COUNTS.map((count, index) => {
      const figures = site[index];
      const ours = perFurtherPost(site, index);
      const theirs = perFurtherPost(floor, index);
      return [
        count,
        figures?.wallSeconds.toFixed(1) ?? '',
        figures?.cpuSeconds.toFixed(1) ?? '',
        figures?.peakMemoryMiB.toFixed(0) ?? '',
        Number.isNaN(ours) ? '' : ours.toFixed(1),
        Number.isNaN(theirs) ? '' : theirs.toFixed(1),
        Number.isNaN(ours) ? '' : (ours / theirs).toFixed(2),
      ];
    }),
  );
}

/** Milliseconds of processor time for each post beyond the next smaller corpus. */
function perFurtherPost(runs: readonly RunFigures[], index: number): number {
  const run = runs[index];
  const smaller = runs[index - 1];
  if (!run || !smaller) return Number.NaN;
  return (
    ((run.cpuSeconds - smaller.cpuSeconds) * 1000) /
    ((COUNTS[index] ?? 0) - (COUNTS[index - 1] ?? 0))
  );
}
