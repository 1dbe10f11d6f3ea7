'use client';

import type { ReactNode } from 'react';
import { RawHtml } from '../../ui/raw-html';
import { useIsBrowser } from '../../ui/use-is-browser';
import { SetBar } from './set-bar';
import type { SetRule } from './set-html';
import { SetRun } from './set-run';
import { useSet } from './use-set';

/**
 * A set of exercises with its result below. `children` is the first set, which the page holds; others are chosen
 * from the file at `source`.
 */
export function SetRoom({
  source,
  rule,
  course,
  children,
}: {
  source: string;
  rule: SetRule;
  /** The course that is named on the sheet of results; none where the set is of several. */
  course?: string;
  children: ReactNode;
}) {
  const isReady = useIsBrowser();
  const { asked, problem, shown, hasFailed, open, retry } = useSet(source, rule);
  return (
    <>
      <SetBar
        shown={shown.seed}
        noun={rule.noun}
        message={toMessage()}
        isReady={isReady}
        onOpen={open}
        onRetry={hasFailed ? retry : undefined}
      />
      <SetRun key={shown.seed} rule={rule} course={course} seed={shown.seed} isReady={isReady}>
        {shown.html === undefined ? children : <RawHtml as="div" html={shown.html} />}
      </SetRun>
    </>
  );

  function toMessage(): string {
    if (problem) return `${problem} This is set ${shown.seed}.`;
    if (hasFailed)
      return `Set ${asked} did not come. Set ${shown.seed} is still here; nothing of it is lost.`;
    return asked === shown.seed ? '' : `Set ${asked} is on its way …`;
  }
}
