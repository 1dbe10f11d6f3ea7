'use client';

import { useState } from 'react';
import type { pocketChoices } from '@/content/pocket';
import type { KeptCopy, PocketSize } from '@/lib/api/pocket-form';
import { Button } from '../ui/button';
import { focusingStatus, StatusLine } from '../ui/status-line';
import { useIsBrowser } from '../ui/use-is-browser';
import { FAULTS, usePocket } from './use-pocket';

type Choices = typeof pocketChoices;

/** Lets a reader choose and remove an offline copy; shows the download's progress, the kept copy and its date. */
export function KeepSite({ choices }: { choices: Choices }) {
  const { pocket, keep, remove } = usePocket();
  const { file, kept, news, fault, isRemoved } = pocket;
  const isBrowser = useIsBrowser();
  const [chosen, setChosen] = useState<string>();
  const picked = chosen ?? kept?.choice ?? choices[0].id;
  const isOld = file !== undefined && kept !== undefined && file.version !== kept.version;
  const isSame = kept?.choice === picked && !isOld;
  return (
    <div className="grid max-w-176 gap-6">
      <StatusLine className="grid gap-3">
        {kept && <KeptLine kept={kept} choices={choices} isOld={isOld} />}
        {fault && (
          <p className="callout rounded-md border-[1.5px] border-line-strong px-4 py-3">
            {FAULTS[fault]}
          </p>
        )}
        {news && <p className="sr-only">The download has started.</p>}
        {isRemoved && <p>The copy has been removed.</p>}
      </StatusLine>
      {/* Before hydration, a choice would have no effect. */}
      <fieldset disabled={!isBrowser || news !== undefined} className="grid gap-3">
        <legend className="mb-3 font-semibold text-lg">What do you want to keep?</legend>
        {choices.map(({ id, title, says }) => (
          <label
            key={id}
            className="flex cursor-pointer gap-3 rounded-md border-[1.5px] border-line p-4"
          >
            <input
              type="radio"
              name="choice"
              value={id}
              checked={picked === id}
              onChange={() => setChosen(id)}
              className="size-6 flex-none accent-brand"
            />
            <span>
              <span className="font-semibold">{title}</span>
              <Size size={file?.choices.find((choice) => choice.id === id)} />
              <span className="mt-1 block text-ink-2 text-sm">{says}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {news && (
        <div className="grid gap-1.5">
          <progress value={news.done} max={news.of} aria-label="Download" className="w-full" />
          <p className="text-ink-2 text-sm">{toProgress(news)}</p>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={news !== undefined || isSame || !file?.choices.length}
          onClick={focusingStatus(() => void keep(picked))}
        >
          {isOld && kept?.choice === picked
            ? 'Replace it with the newer version'
            : 'Keep it on this device'}
        </Button>
        {kept && (
          <Button
            variant="outline"
            disabled={news !== undefined}
            onClick={focusingStatus(() => void remove())}
          >
            Remove the copy
          </Button>
        )}
      </div>
    </div>
  );
}

function KeptLine({ kept, choices, isOld }: { kept: KeptCopy; choices: Choices; isOld: boolean }) {
  const title = choices.find(({ id }) => id === kept.choice)?.title ?? kept.choice;
  const day = new Date(kept.day).toLocaleDateString('en-US', { dateStyle: 'long' });
  return (
    <p className="rounded-md border-[1.5px] border-brand px-4 py-3">
      <strong>Kept on {day}:</strong> {title}, {toMegabytes(kept.bytes)}.
      {isOld && ' The site has a newer version.'}
    </p>
  );
}

function Size({ size }: { size?: PocketSize }) {
  return (
    size && (
      <span className="text-ink-2">
        {' '}
        {toMegabytes(size.bytes)}, {size.pages} pages
      </span>
    )
  );
}

/** Formats bytes in megabytes of a million bytes, to one decimal. */
function toMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`;
}

function toProgress({ done, of }: { done: number; of: number }): string {
  if (done === 0) return 'Starting…';
  return done < of ? `${toMegabytes(done)} of ${toMegabytes(of)}` : 'Downloaded. Saving…';
}
