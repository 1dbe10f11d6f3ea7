import { z } from 'zod';
import { outcomes } from '@/content/outcomes';
import type { ContentProblem } from '@/lib/content/content-error';
import { readAs } from '@/lib/content/json-file';
import { toCertainty } from '@/lib/evidence/verdicts';
import { type VerdictRecord, verdictRecords, type WrittenVerdict } from '@/lib/records/verdicts';

/** Path under content of the verdicts last confirmed, by substance and outcome: 'helps, high'. */
export const VERDICT_LOCK_PLACE = 'evidence/judged.json';

const lockSchema = z.record(z.string(), z.record(z.string(), z.string()));

export type VerdictLock = z.infer<typeof lockSchema>;

/** Reads the recorded verdicts. Throws a ContentError. */
export function readVerdictLock(): VerdictLock {
  return readAs(lockSchema, VERDICT_LOCK_PLACE);
}

/** A verdict that differs from the recorded one, with a sentence for readers. */
export type VerdictChange = { slug: string; outcome: string; text: string };

/** Returns the current verdicts in the form of the lock file. */
export function toVerdictLock(records: readonly VerdictRecord[]): VerdictLock {
  return Object.fromEntries(
    [...records]
      .sort((a, b) => a.slug.localeCompare(b.slug))
      .map(({ slug, verdicts }) => [
        slug,
        Object.fromEntries(verdicts.map((verdict) => [verdict.outcome, toState(verdict)])),
      ]),
  );
}

/** Returns each changed, new or removed verdict of the substances in the lock. */
export function findVerdictChanges(
  records: readonly VerdictRecord[],
  lock: VerdictLock,
): VerdictChange[] {
  return Object.entries(toVerdictLock(records)).flatMap(([slug, now]) => {
    const before = lock[slug];
    if (!before) return [];
    return [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((outcome) => {
      const [was, is] = [before[outcome], now[outcome]];
      return was === is ? [] : [{ slug, outcome, text: formatChange(outcome, was, is) }];
    });
  });
}

/** Reports verdict changes that have not been recorded yet. */
export function checkVerdictLock(): ContentProblem[] {
  const records = verdictRecords.get();
  return findVerdictChanges(records, readVerdictLock()).map(({ slug, outcome, text }) =>
    verdictRecords.problemAt(
      slug,
      `${text} Run "npm run claims -- --confirm", which writes this with its date for readers, and add why`,
      {
        field: `verdicts.${records
          .find((record) => record.slug === slug)
          ?.verdicts.findIndex((verdict) => verdict.outcome === outcome)}`,
      },
    ),
  );
}

/** Returns a verdict file with changes of one day added at the top of its `changes` list. */
export function addChanges(source: string, day: string, texts: readonly string[]): string {
  const lines = texts
    .map((text) => `  - date: '${day}'\n    text: ${JSON.stringify(text)}\n`)
    .join('');
  return /^changes:\n/m.test(source)
    ? source.replace(/^changes:\n/m, `changes:\n${lines}`)
    : `${source.replace(/\n*$/, '\n')}changes:\n${lines}`;
}

function toState(verdict: WrittenVerdict): string {
  return [verdict.direction, toCertainty(verdict)].filter(Boolean).join(', ');
}

function formatChange(id: string, was: string | undefined, is: string | undefined): string {
  const label = outcomes.find((outcome) => outcome.id === id)?.label ?? id;
  const name = (state: string) => `“${state}${/,/.test(state) ? ' certainty' : ''}”`;
  if (was === undefined) return `${label}: a new verdict, ${name(is ?? '')}.`;
  if (is === undefined) return `${label}: the verdict, ${name(was)}, was taken out.`;
  return `${label}: the verdict changed from ${name(was)} to ${name(is)}.`;
}
