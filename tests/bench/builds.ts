/**
 * Builds at three sizes: the processor time of each further post beside the floor's, memory, and what is left on the
 * disk. BENCH_POSTS=60,1000,5000,20000 chooses other sizes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureRun, type RunFigures } from './measure';
import { count, isQuick, WORK } from './options';
import { measureOutput, type Output } from './output';
import { contentOf } from './posts';
import { writeReadProbe } from './probe';
import { atMost, type SectionReport } from './report';
import { createFloor, createSite, NEXT_BUILD } from './workspace';

const COUNTS =
  process.env.BENCH_POSTS?.split(',').map(Number) ?? (isQuick ? [60, 120] : [60, 1000, 5000]);
/** The bars hold up to here; beyond it the figures show how a build grows. */
const MOST_BARRED = 5000;
const PEAK_LIMIT_MIB = 1500;
const MIB = 2 ** 20;

type Size = { posts: number; ours: RunFigures; floor: RunFigures; output: Output };
/** What each post costs beyond those of the size before. */
type Step = Size & {
  perPost: number;
  floorPerPost: number;
  filesPerPost: number;
  kibPerPost: number;
};

export async function measureBuilds(): Promise<SectionReport> {
  const sizes: Size[] = [];
  for (const posts of COUNTS) {
    const content = contentOf(posts, 'build');
    // A folder for each build, and none deleted: without a journal ext4 takes no inode again that was freed in the
    // last five minutes, and looks for each new file through all of those (17 s of 67 in a build of 60 posts).
    const floor = createFloor(`build-floor-${posts}`, { texts: join(content, 'posts') });
    const floorRun = await measureRun(NEXT_BUILD, { cwd: floor });
    const site = createSite(`build-site-${posts}`);
    const ours = await measureRun('npm run build', { cwd: site, env: { CONTENT_DIR: content } });
    sizes.push({ posts, ours, floor: floorRun, output: measureOutput(site) });
    console.log(
      `${posts} posts: ${ours.cpuSeconds.toFixed(0)} s of processor time, floor ${floorRun.cpuSeconds.toFixed(0)} s`,
    );
  }
  const steps = sizes.slice(1).map((size, index) => toStep(size, sizes[index] ?? size));
  const barred = steps.filter(({ posts }) => posts <= MOST_BARRED);
  const [first, last] = [barred[0], barred.at(-1)];
  const reads = await countReads();
  const peaks = sizes.filter(({ posts }) => posts <= MOST_BARRED);
  return {
    bars: [
      ...barred.map(({ posts, perPost, floorPerPost }) =>
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
      atMost(
        'peak memory',
        Math.max(...peaks.map(({ ours }) => ours.peakMemoryMiB)),
        PEAK_LIMIT_MIB,
        ' MiB',
        0,
      ),
      atMost('reads of one article in one process, the most', reads.most, 1, '', 0),
    ],
    tables: [toTimes(sizes, steps), toOutputs(sizes, steps)],
    notes: [
      `In a build of 60 posts ${reads.processes} processes read articles, ${reads.whole} of them all; the most that one of them read one article was ${reads.most} times.`,
    ],
  };
}

function toStep(size: Size, smaller: Size): Step {
  const more = size.posts - smaller.posts;
  const perPost = (run: 'ours' | 'floor') => {
    const seconds = size[run].cpuSeconds - smaller[run].cpuSeconds;
    // Fewer seconds for more posts are noise, of which no ratio can be made.
    return seconds > 0 ? (seconds * 1000) / more : Number.NaN;
  };
  return {
    ...size,
    perPost: perPost('ours'),
    floorPerPost: perPost('floor'),
    filesPerPost: (size.output.files - smaller.output.files) / more,
    kibPerPost: (size.output.bytes - smaller.output.bytes) / 1024 / more,
  };
}

type Table = SectionReport['tables'][number];

function toTimes(sizes: readonly Size[], steps: readonly Step[]): Table {
  return {
    caption:
      'The floor has the same texts: a static page for each post, its Markdown rendered and nothing around it. Memory: all processes at one moment, and the largest by itself.',
    head: [
      'posts',
      ...['', 'floor '].flatMap((whose) =>
        ['wall s', 'processor s', 'peak MiB', 'largest MiB'].map((what) => whose + what),
      ),
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
          run.largestProcessMiB.toFixed(0),
        ]),
        step?.perPost.toFixed(1) ?? '',
        step?.floorPerPost.toFixed(1) ?? '',
        step ? (step.perPost / step.floorPerPost).toFixed(2) : '',
      ];
    }),
  };
}

function toOutputs(sizes: readonly Size[], steps: readonly Step[]): Table {
  return {
    caption:
      'The folder that is served, .next/standalone. Copied is what stands there beside the same file of the build; the rest is shared with it by hard links. The manifest is read by each server at its start.',
    head: [
      'posts',
      'files',
      'MiB',
      'copied MiB',
      'manifest MiB',
      'files a further post',
      'KiB a further post',
      'to share and copy, s',
    ],
    rows: sizes.map(({ posts, ours, output }) => {
      const step = steps.find((each) => each.posts === posts);
      return [
        posts,
        output.files,
        (output.bytes / MIB).toFixed(0),
        (output.copiedBytes / MIB).toFixed(0),
        (output.manifestBytes / MIB).toFixed(1),
        step?.filesPerPost.toFixed(1) ?? '',
        step?.kibPerPost.toFixed(0) ?? '',
        /^Folder to serve: .* in ([\d.]+) s$/m.exec(ours.log)?.[1] ?? '',
      ];
    }),
  };
}
type Reads = { processes: number; whole: number; most: number };

/** Builds once more, noting every read of an article in every process. */
async function countReads(): Promise<Reads> {
  const posts = count(60, 60);
  const content = contentOf(posts, 'build');
  const output = join(WORK, 'reads');
  const probe = writeReadProbe(join(content, 'posts'), output);
  await measureRun('npm run build', {
    cwd: createSite('reads-site'),
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
