import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** BENCH_QUICK=1: every section with small counts, to see that it works; its figures mean nothing. */
export const isQuick = process.env.BENCH_QUICK === '1';

/** The count for a real run, or the small one for a quick run. */
export function count(full: number, quick: number): number {
  return isQuick ? quick : full;
}

/** Where copies of the site are built; emptied when the run ends. */
export const WORK = join(tmpdir(), `amide-academy-bench-${process.pid}`);

/** The first of the ports that the servers of a run take; BENCH_PORT moves them. */
const FIRST_PORT = Number(process.env.BENCH_PORT ?? 3310);

export const ports = {
  floor: FIRST_PORT,
  site: FIRST_PORT + 1,
  secondSite: FIRST_PORT + 2,
  nginx: FIRST_PORT + 3,
  nginxFiles: FIRST_PORT + 4,
  styledFloor: FIRST_PORT + 5,
};
