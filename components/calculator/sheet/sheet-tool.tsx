'use client';

import { Download, Printer } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { SHEET_STORAGE_KEY } from '@/content/calculator';
import { SHEET_FACTS_FILE } from '@/content/paths';
import {
  emptySheet,
  formatSheet,
  isEmptySheet,
  type OwnSheet,
  parseSheet,
} from '@/lib/labels/own-sheet';
import type { SheetFacts } from '@/lib/peptides/sheet-facts';
import { toDay } from '@/lib/text/dates';
import { formatLongDate } from '@/lib/text/format';
import { Button } from '../../ui/button';
import { readInFile, saveFile } from '../../ui/files';
import { ICON } from '../../ui/icon-props';
import { createStoredText, useStoredText } from '../../ui/kept';
import { useIsBrowser } from '../../ui/use-is-browser';
import { ResultsPanel } from '../half-life/results-panel';
import { useKeepOffline } from '../use-keep-offline';
import './sheet.css';
import { SheetFields } from './sheet-fields';
import { SheetPage } from './sheet-page';
import { SheetPrint } from './sheet-print';

const kept = createStoredText(SHEET_STORAGE_KEY);

/** The sheet while it is not kept: lost when the document is closed or reloaded, not when the page is left. */
let lastUnkept: OwnSheet | undefined;

/** Font sizes in points below this are reported to the user as small. */
const SMALL = 11;

/** The form, the sheet, and controls to print, store, save and open it. `example` is shown while it is empty. */
export function SheetTool({ example }: { example: ReactNode }) {
  const isReady = useIsBrowser();
  useKeepOffline();
  const stored = useStoredText(kept);
  /** The sheet while it is not kept. A kept one is only in the store, which other tabs change too. */
  const [unkept, setUnkept] = useState(lastUnkept);
  /** The sheet that was last cleared or replaced by a file, and the text of the one that took its place. */
  const [undo, setUndo] = useState<{ before: OwnSheet; after: string }>();
  const [message, setMessage] = useState('');
  const [fit, setFit] = useState({ points: 14, isShort: false });
  const { facts, names } = useSheetFacts();
  const read = useMemo(() => parseSheet(stored), [stored]);
  const sheet = unkept ?? read ?? emptySheet;
  const isEmpty = isEmptySheet(sheet);
  const isSpoilt = stored !== '' && !read;
  const isKept = !unkept && read !== undefined;
  const canUndo = undo?.after === formatSheet(sheet);
  const page = { sheet, facts, day: formatLongDate(toDay(new Date())) };

  function put(toNext: (now: OwnSheet) => OwnSheet) {
    const now = unkept ? undefined : parseSheet(kept.read());
    if (now) kept.keep(formatSheet(toNext(now)));
    else hold(toNext(sheet));
  }
  function hold(next: OwnSheet | undefined) {
    lastUnkept = next;
    setUnkept(next);
  }
  function replace(next: OwnSheet, told: string) {
    put((before) => {
      setUndo(isEmptySheet(before) ? undefined : { before, after: formatSheet(next) });
      return next;
    });
    setMessage(told);
  }
  function open(text: string, name: string) {
    const read = parseSheet(text);
    if (read) replace(read, `Opened ${name}.`);
    else setMessage(`${name} could not be read as a saved sheet. Nothing was changed.`);
  }
  return (
    <div className="calculator">
      <form
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
        className="panel no-print"
      >
        <h2 className="text-2xl">Your sheet</h2>
        <p className="mt-2 text-ink-2 text-sm">
          Leave out what you do not know. Nothing that is typed leaves this device.
        </p>
        <fieldset disabled={!isReady} className="min-w-0">
          <SheetFields
            sheet={sheet}
            names={names}
            onChange={(change, told = '') => {
              put((now) => ({ ...now, ...change }));
              setMessage(told);
            }}
          />
          <label className="mt-6 flex min-h-target items-center gap-3">
            <input
              type="checkbox"
              checked={isKept}
              onChange={({ target: { checked } }) => {
                kept.keep(checked ? formatSheet(sheet) : '');
                hold(checked ? undefined : sheet);
              }}
              className="size-6"
            />
            Keep this sheet on this device
          </label>
          {isSpoilt && (
            <p role="status" className="break-words text-sm">
              What this device holds under {SHEET_STORAGE_KEY} could not be read and was left as it
              is. Keeping a sheet replaces it.
            </p>
          )}
          {kept.isRefused() && (
            <p role="status" className="text-sm">
              This browser keeps nothing on the device: the sheet lasts until the page is closed.
              Save it as a file.
            </p>
          )}
          <div className="mt-3 flex flex-wrap gap-3">
            <Button onClick={() => window.print()} disabled={isEmpty}>
              <Printer {...ICON} />
              Print the sheet
            </Button>
            <Button
              variant="outline"
              onClick={() => saveFile('my-sheet.json', formatSheet(sheet))}
              disabled={isEmpty}
            >
              <Download {...ICON} />
              Save as a file
            </Button>
            <Button variant="outline" onClick={() => readInFile(open)}>
              Open a saved file
            </Button>
            <Button
              variant="soft"
              onClick={() => {
                if (!canUndo) return replace(emptySheet, 'Cleared.');
                put(() => undo.before);
                setMessage('The sheet is back.');
              }}
            >
              {canUndo ? 'Undo: bring it back' : 'Clear the sheet'}
            </Button>
          </div>
        </fieldset>
        <p role="status" className="mt-2 text-sm">
          {message}
        </p>
      </form>
      <div className="grid gap-3">
        {isEmpty ? (
          example
        ) : (
          <>
            <ResultsPanel>
              <div className="mt-4 rounded-sm border border-line p-4">
                <SheetPage {...page} />
              </div>
            </ResultsPanel>
            <p role="status" className="no-print text-ink-2 text-sm">
              {formatFit(fit)}
            </p>
            <SheetPrint
              {...page}
              onFit={(points, isShort) => {
                if (points !== fit.points || isShort !== fit.isShort) setFit({ points, isShort });
              }}
            />
          </>
        )}
      </div>
    </div>
  );
}

function formatFit({ points, isShort }: { points: number; isShort: boolean }): string {
  if (points === 0) return 'This is more than one page holds. Shorten a text, or print two sheets.';
  const without = isShort
    ? ' For lack of space the printed sheet leaves out standing and what labels say about other medicines.'
    : '';
  return points < SMALL
    ? `It fits one page in small letters (${points} pt). Shorter texts make them larger.${without}`
    : `It fits one page, A4 or Letter, in ${points} pt type.${without}`;
}

async function fetchFacts(): Promise<readonly SheetFacts[]> {
  const answer = await fetch(SHEET_FACTS_FILE);
  return answer.ok ? answer.json() : [];
}

/** Fetches the facts of all substances as one file after mount, so that requests do not reveal which were typed. */
function useSheetFacts() {
  const [list, setList] = useState<readonly SheetFacts[]>([]);
  useEffect(() => {
    // If this fails, the sheet shows only what was typed.
    fetchFacts().then(setList, () => {});
  }, []);
  const facts = new Map(list.flatMap((one) => one.names.map((name) => [name, one] as const)));
  return { facts, names: [...new Set(list.map(({ name }) => name))] };
}
