'use client';

import { Suspense, useEffect, useState } from 'react';
import { type FamilyId, practiceFamilies } from '@/content/practice-families';
import { loadFamilies, loadProblem } from '@/lib/practice/load-problem';
import type { ProblemName } from '@/lib/practice/make';
import { type Mark, pickFamily } from '@/lib/practice/mastery';
import type { Problem } from '@/lib/practice/problem';
import { createRandom } from '@/lib/practice/random';
import { nameProblem, PLACEMENT, type ProblemSet, readSet } from '@/lib/practice/sets';
import { toDay } from '@/lib/text/dates';
import { late } from '../ui/late';
import { useAddressState } from '../ui/use-address-state';
import { useIsBrowser } from '../ui/use-is-browser';
import { FamilyMap } from './family-map';
import { ProblemCard } from './problem-card';
import { RunLine } from './run-line';
import { usePractice } from './use-practice';

const KeepPanel = late(() => import('./keep-panel').then((module) => module.KeepPanel));
const SetResult = late(() => import('./set-result').then((module) => module.SetResult));

/** The open set of problems, with the marks of those that were answered. */
type Open = { set: ProblemSet; isPlacement: boolean; marks: readonly Mark[]; place: number };

/** What the URL names: a set, or a family for fresh problems. */
type Named = { set?: ProblemSet; family?: FamilyId };

const inAddress = {
  parse: (query: URLSearchParams): Named => ({
    ...(query.has('seed') && { set: readSet(query) }),
    family: practiceFamilies.find(({ id }) => id === query.get('family'))?.id,
  }),
  format: ({ family }: Named, { pathname }: URL) =>
    family ? `${pathname}?family=${family}` : pathname,
};

function pickSeed(): number {
  return Math.floor(Math.random() * 2 ** 31);
}

/** Problems with fresh numbers, one at a time, or those of a set named by the URL or the placement test. */
export function PracticeRoom() {
  const isBrowser = useIsBrowser();
  const [named, name] = useAddressState(inAddress);
  const [round, setRound] = useState(0);
  if (!isBrowser) return <Waiting />;
  return (
    <>
      <Room
        key={`${round} ${JSON.stringify(named)}`}
        {...{ named, round }}
        onName={(family) => {
          name(() => ({ family }));
          setRound(round + 1);
        }}
      />
      <Suspense>
        <KeepPanel />
      </Suspense>
    </>
  );
}

function Room({
  named,
  round,
  onName,
}: {
  named: Named;
  round: number;
  onName: (family: FamilyId | undefined) => void;
}) {
  const { kept, isSpoilt } = usePractice();
  const [open, setOpen] = useState(named.set && begin(named.set, false));
  const [shown, setShown] = useState(() => ({ name: pick(), count: 0 }));
  const isOver = open !== undefined && open.place >= open.set.count;
  const { problem, hasFailed } = useLoaded(
    open && !isOver ? nameProblem(open.set, open.place) : shown.name,
  );

  function pick(last?: FamilyId): ProblemName {
    const random = createRandom(pickSeed());
    const family = named.family ?? pickFamily(kept.families, toDay(new Date()), last, random);
    return { family, seed: pickSeed() };
  }
  function goOn() {
    if (open) setOpen({ ...open, place: open.place + 1 });
    else setShown({ name: pick(shown.name.family), count: shown.count + 1 });
  }

  const title = practiceFamilies.find(({ id }) => id === problem?.family)?.title;
  return (
    <div className="grid gap-x-10 gap-y-7 lg:grid-cols-[minmax(0,41rem)_minmax(0,1fr)]">
      {open?.set.problem && (
        <p role="status" className="font-semibold lg:col-span-2">
          {open.set.problem} This is set {open.set.seed}.
        </p>
      )}
      {isOver ? (
        <Suspense fallback={<Waiting />}>
          <SetResult open={open} onPractise={onName} />
        </Suspense>
      ) : problem ? (
        <ProblemCard
          key={`${problem.family} ${problem.seed}`}
          {...{ problem, isTrueLength: kept.isTrueLength }}
          title={`${open ? `${open.place + 1} of ${open.set.count}: ` : ''}${title}`}
          isFirst={round === 0 && (open ? named.set && open.place === 0 : shown.count === 0)}
          onMark={(mark) => {
            loadFamilies();
            setOpen((now) => now && { ...now, marks: [...now.marks, mark] });
          }}
          onNext={goOn}
        />
      ) : (
        <Waiting hasFailed={hasFailed} />
      )}
      <RunLine
        {...{ kept, isSpoilt, isMixed: !open && !named.family }}
        onPlace={() =>
          setOpen(begin({ families: PLACEMENT, count: PLACEMENT.length, seed: pickSeed() }, true))
        }
        onMixed={() => onName(undefined)}
      />
      <div className="lg:col-span-2">
        <FamilyMap kept={kept} onPractise={onName} />
      </div>
    </div>
  );
}

function Waiting({ hasFailed = false }: { hasFailed?: boolean }) {
  return (
    <div
      role="status"
      className="grid min-h-96 place-items-center rounded-lg border-[1.5px] border-ink bg-raised px-6 noscript:hidden"
    >
      {hasFailed
        ? 'The problem could not be loaded. Reload the page when you are online.'
        : 'Loading the first problem…'}
    </div>
  );
}

type Loaded = { problem?: Problem; hasFailed: boolean };

/** Returns the named problem once its code is loaded; until then the previous one. */
function useLoaded({ family, seed }: ProblemName): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ hasFailed: false });
  useEffect(() => {
    let isWanted = true;
    loadProblem({ family, seed }).then(
      (problem) => isWanted && setLoaded({ problem, hasFailed: false }),
      () => isWanted && setLoaded({ hasFailed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [family, seed]);
  return loaded;
}

function begin(set: ProblemSet, isPlacement: boolean): Open {
  return { set, isPlacement, marks: [], place: 0 };
}
