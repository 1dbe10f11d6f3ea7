/** Build time and memory at three sizes, and the processor time of each further post beside the floor's. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { measureRun, type RunFigures } from './measure';
import { count, isQuick, WORK } from './options';
import { contentOf } from './posts';
import { writeReadProbe } from './probe';
import { atMost, type SectionReport } from './report';
import { createFloor, createSite, NEXT_BUILD } from './workspace';

const COUNTS = isQuick ? [60, 120] : [60, 1000, 5000];
const PEAK_LIMIT_MIB = 1500;

type Size = { posts: number; ours: RunFigures; floor: RunFigures };
type Step = Size & { perPost: number; floorPerPost: number };

export async function measureBuilds(): Promise<SectionReport> {
  const site = createSite('build-site');
  const sizes: Size[] = [];
  for (const posts of COUNTS) {
    const content = contentOf(posts);
    const floor = createFloor('build-floor', join(content, 'posts'));
    const floorRun = await measureRun(NEXT_BUILD, { cwd: floor });
    rmSync(join(site, '.next'), { recursive: true, force: true });
    const ours = await measureRun('npm run build', { cwd: site, env: { CONTENT_DIR: content } });
    sizes.push({ posts, ours, floor: floorRun });
    console.log(
      `${posts} posts: ${ours.wallSeconds.toFixed(0)} s, floor ${floorRun.wallSeconds.toFixed(0)} s`,
    );
  }
  const steps = sizes.slice(1).map((size, index): Step => {
    const smaller = sizes[index] ?? size;
    const perPost = (run: 'ours' | 'floor') => {
      const seconds = size[run].cpuSeconds - smaller[run].cpuSeconds;
      // Fewer seconds for more posts are noise, of which no ratio can be made.
      return seconds > 0 ? (seconds * 1000) / (size.posts - smaller.posts) : Number.NaN;
    };
    return { ...size, perPost: perPost('ours'), floorPerPost: perPost('floor') };
  });
  const last = steps.at(-1);
  const first = steps[0];
  const reads = await countReads(site);
  const peak = Math.max(...sizes.map(({ ours }) => ours.peakMemoryMiB));
  return {
    bars: [
      ...steps.map(({ posts, perPost, floorPerPost }) =>
        atMost(
          `up to ${posts} posts: processor time a further post ÷ floor’s`,
          perPost / floorPerPost,
          2,
        ),
      ),
      ...(last && first && last !== first
        ? [
            atMost(
              'flatness: a further post beyond 1,000 ÷ one below',
              last.perPost / first.perPost,
              1.25,
            ),
          ]
        : []),
      atMost('peak memory', peak, PEAK_LIMIT_MIB, ' MiB', 0),
      atMost('reads of one article in one process, the most', reads.most, 1, '', 0),
    ],
    tables: [
      {
        caption:
          'The floor has the same texts: a static page for each post, its Markdown rendered and nothing around it.',
        head: [
          'posts',
          'wall s',
          'processor s',
          'peak MiB',
          'floor wall s',
          'floor processor s',
          'floor peak MiB',
          'ms a further post',
          'floor’s',
          'ratio',
        ],
        rows: sizes.map(({ posts, ours, floor }) => {
          const step = steps.find((each) => each.posts === posts);
          return [
            posts,
            ...[ours, floor].flatMap((run) => [
              run.wallSeconds.toFixed(1),
              run.cpuSeconds.toFixed(1),
              run.peakMemoryMiB.toFixed(0),
            ]),
            step?.perPost.toFixed(1) ?? '',
            step?.floorPerPost.toFixed(1) ?? '',
            step ? (step.perPost / step.floorPerPost).toFixed(2) : '',
          ];
        }),
      },
    ],
    notes: [
      `In a build of 60 posts ${reads.processes} processes read articles, ${reads.whole} of them all; the most that one of them read one article was ${reads.most} times.`,
    ],
  };
}

type Reads = { processes: number; whole: number; most: number };

/** Builds once more, noting every read of an article in every process. */
async function countReads(site: string): Promise<Reads> {
  const posts = count(60, 60);
  const content = contentOf(posts);
  const output = join(WORK, 'reads');
  const probe = writeReadProbe(join(content, 'posts'), output);
  rmSync(join(site, '.next'), { recursive: true, force: true });
  await measureRun('npm run build', {
    cwd: site,
    env: { CONTENT_DIR: content, NODE_OPTIONS: `--require ${probe}` },
  });
  const logs = readdirSync(WORK).filter((name) => name.startsWith('reads.'));
  const counts = logs.map((name) => {
    const perFile = new Map<string, number>();
    for (const file of readFileSync(join(WORK, name), 'utf8').trim().split('\n')) {
      perFile.set(file, (perFile.get(file) ?? 0) + 1);
    }
    return [...perFile.values()];
  });
  return {
    processes: counts.length,
    whole: counts.filter((files) => files.length === posts).length,
    most: Math.max(0, ...counts.flat()),
  };
}
