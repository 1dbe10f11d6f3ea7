import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentOf } from './corpus';
import { isQuick, measureRun, type RunFigures } from './machine';
import { atMost, type SectionReport } from './report';
import { createFloor, createSite, NEXT_BUILD } from './workspace';

const COUNTS =
  process.env.BENCH_POSTS?.split(',').map(Number) ?? (isQuick ? [60, 120] : [60, 1000, 5000]);
/** The bars apply up to this number of posts; larger sizes only show how a build scales. */
const MOST_BARRED = 5000;

type Size = { posts: number; ours: RunFigures; floor: RunFigures; files: number; bytes: number };

/**
 * Builds the site at three sizes: CPU time per additional post beside the floor's, peak memory, and the size of the
 * result. BENCH_POSTS=60,1000,5000,20000 chooses other sizes.
 */
export async function measure(): Promise<SectionReport> {
  const sizes: Size[] = [];
  for (const posts of COUNTS) sizes.push(await measureSize(posts));
  const steps = sizes.slice(1).map((size, index) => {
    const smaller = sizes[index] ?? size;
    const perPost = (run: 'ours' | 'floor') => {
      const seconds = size[run].cpuSeconds - smaller[run].cpuSeconds;
      // Less time for more posts is noise, from which no ratio can be computed.
      return seconds > 0 ? (seconds * 1000) / (size.posts - smaller.posts) : Number.NaN;
    };
    return { posts: size.posts, ours: perPost('ours'), floor: perPost('floor') };
  });
  const barred = steps.filter(({ posts }) => posts <= MOST_BARRED);
  const growth = (barred.at(-1)?.ours ?? Number.NaN) / (barred[0]?.ours ?? Number.NaN);
  const peaks = sizes.filter(({ posts }) => posts <= MOST_BARRED);
  const peak = Math.max(...peaks.map(({ ours }) => ours.peakMemoryMiB));
  return {
    bars: [
      ...barred.map(({ posts, ours, floor }) =>
        atMost(`up to ${posts} posts: processor time a further post ÷ floor’s`, ours / floor, 2),
      ),
      ...(barred[1] ? [atMost('flatness: a post beyond 1,000 ÷ one below', growth, 1.25)] : []),
      atMost('peak memory', peak, 1500, ' MiB', 0),
    ],
    tables: [
      {
        caption:
          'The floor has the same texts: a static page for each post, its Markdown rendered and nothing around it. Memory: all processes at one moment. Files: the folder that is served.',
        head: [
          'posts',
          ...['', 'floor '].flatMap((whose) =>
            ['wall s', 'processor s', 'peak MiB'].map((what) => whose + what),
          ),
          ...['ms a further post', 'floor’s', 'files', 'MiB'],
        ],
        rows: sizes.map(({ posts, ours, floor, files, bytes }) => {
          const step = steps.find((each) => each.posts === posts);
          return [
            posts,
            ...[ours, floor].flatMap((run) => [
              run.wallSeconds.toFixed(1),
              run.cpuSeconds.toFixed(1),
              run.peakMemoryMiB.toFixed(0),
            ]),
            ...[step?.ours.toFixed(1) ?? '', step?.floor.toFixed(1) ?? ''],
            ...[files, (bytes / 2 ** 20).toFixed(0)],
          ];
        }),
      },
    ],
    notes: [],
  };
}

async function measureSize(posts: number): Promise<Size> {
  const content = contentOf(posts);
  // A folder for each build, and none deleted: ext4 without a journal does not reuse an inode in the five minutes
  // after it was freed, and scans all of those for each new file (17 s of 67 in a build of 60 posts).
  const empty = createFloor(`build-floor-${posts}`, { texts: join(content, 'posts') });
  const floor = await measureRun(NEXT_BUILD, { cwd: empty });
  const site = createSite(`build-site-${posts}`);
  const ours = await measureRun('npm run build', { cwd: site, env: { CONTENT_DIR: content } });
  const folder = join(site, '.next/standalone');
  const served = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
  const bytes = served.reduce((sum, size) => sum + size, 0);
  const describe = ({ wallSeconds, peakMemoryMiB }: RunFigures) =>
    `${wallSeconds.toFixed(0)} s, ${peakMemoryMiB.toFixed(0)} MiB`;
  console.log(`${posts} posts: ${describe(ours)}; floor: ${describe(floor)}`);
  return { posts, ours, floor, files: served.length, bytes };
}
