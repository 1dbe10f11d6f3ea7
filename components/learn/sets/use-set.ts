import { useEffect, useState } from 'react';
import { useAddressState } from '@/components/ui/use-address-state';
import { fetchJson } from '@/lib/api/fetch-json';
import { loadOnce } from '@/lib/api/keep';
import { FIRST_SET, readSeed, type SeedRead } from '@/lib/exercises/seed';
import type { SetRule } from '@/lib/learn/sets/choose';
import { type Pool, parsePool } from '@/lib/learn/sets/pool';
import { withParameters } from '@/lib/text/to-address';

const seedInAddress = {
  parse: (params: URLSearchParams): SeedRead => readSeed(params.get('seed') ?? ''),
  format: ({ seed }: SeedRead, current: URL) =>
    withParameters(current, { seed: seed === FIRST_SET ? '' : `${seed}` }),
};

/** The pools of this visit. One that failed to load is fetched again. */
const pools = new Map<string, Promise<Pool>>();

/** Returns the set named in the URL, drawn from the file at `source`. Until it is loaded, the previous set stays. */
export function useSet(source: string, rule: SetRule) {
  const [{ seed, problem }, change] = useAddressState(seedInAddress);
  // The first set is part of the page and has no `html`.
  const [shown, setShown] = useState<{ seed: number; html?: string }>({ seed: FIRST_SET });
  const [failed, setFailed] = useState<number>();
  const [attempt, setAttempt] = useState(0);

  // A new `attempt` retries a set that failed to load.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let isWanted = true;
    setFailed(undefined);
    if (seed === FIRST_SET) setShown({ seed });
    else
      Promise.all([
        loadOnce(pools, source, () => fetchJson({ queryKey: [source] }).then(parsePool)),
        import('@/lib/learn/sets/set-html'),
      ]).then(
        ([pool, { drawSetHtml }]) =>
          isWanted && setShown({ seed, html: drawSetHtml(pool, seed, rule) }),
        () => isWanted && setFailed(seed),
      );
    return () => {
      isWanted = false;
    };
  }, [seed, source, rule, attempt]);

  return {
    asked: seed,
    problem,
    shown,
    hasFailed: failed === seed,
    open: (next: number) => change(() => ({ seed: next })),
    retry: () => setAttempt((count) => count + 1),
  };
}
