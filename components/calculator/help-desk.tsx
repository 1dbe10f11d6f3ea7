'use client';

import { Copy } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { CALL_STORAGE_KEY } from '@/content/calculator';
import type { Strength } from '@/lib/labels/labels';
import { Button } from '../ui/button';
import { copyText } from '../ui/copy-text';
import { ICON } from '../ui/icon-props';
import { createStoredText, useStoredText } from '../ui/kept';
import { PrintButton } from '../ui/print-button';
import { SectionHead } from '../ui/section-head';
import { DrawnTool } from './extras/drawn-tool';
import { useKeepOffline } from './use-keep-offline';

/** The questions that the person on the telephone will ask. */
const QUESTIONS = [
  {
    id: 'what',
    title: 'What it was',
    hint: 'Read out the label: name, strength, lot. Do not guess.',
  },
  { id: 'amount', title: 'How much', hint: 'How much was drawn, and how much was meant.' },
  { id: 'when', title: 'When', hint: 'The time of day, or how long ago.' },
  {
    id: 'where',
    title: 'Injected in',
    hint: 'Under the skin, a muscle or a vein; which part of the body.',
  },
  { id: 'who', title: 'Who', hint: 'Age, weight, pregnancy, illnesses, other medicines.' },
  { id: 'felt', title: 'Symptoms', hint: 'Everything since then, and when it began.' },
] as const;

/** Kept until the tab is closed: a telephone may drop the page during the call. */
const kept = createStoredText(CALL_STORAGE_KEY, 'sessionStorage');

type Answers = Partial<Record<(typeof QUESTIONS)[number]['id'], string>>;

const COPIED = {
  done: { title: 'Copied', description: 'The sheet for the call is on the clipboard.' },
  failed: { title: 'Failed to copy', description: 'Please read it from this page.' },
};

/** The tool for how much was drawn, and the call sheet that it fills. Nothing typed is sent. */
export function HelpDesk({ strengths }: { strengths: readonly Strength[] }) {
  useKeepOffline();
  return (
    <section id="how-much" className="mt-14 scroll-mt-24">
      <div className="no-print">
        <SectionHead title="How much was drawn?" />
        <p className="max-w-176 text-ink-2">
          The vial and its water, or the strength on a label, and the mark on the syringe give the
          amount. Do not wait for this before you call. Nothing leaves this device.
        </p>
      </div>
      <DrawnTool strengths={strengths}>
        {(told, liquid) => <CallSheet told={told} liquid={liquid} />}
      </DrawnTool>
    </section>
  );
}

function CallSheet({ told, liquid }: { told: string; liquid?: string }) {
  const text = useStoredText(kept);
  const typed = useMemo(() => parseAnswers(text), [text]);
  const found: Answers = { what: liquid, amount: told };
  const answers = { ...found, ...typed };
  /** What the tool said when an answer was typed into: what was added to it stays when the tool's words change. */
  const taken = useRef<Answers>({});
  useLayoutEffect(() => {
    keepEarly();
  }, []);
  const lines = QUESTIONS.flatMap(({ id, title }) =>
    answers[id]?.trim() ? [`${title}: ${answers[id]}`] : [],
  );
  return (
    <div id="what-to-say" className="mt-14 max-w-208 scroll-mt-20">
      <SectionHead title="What to have ready for the call" />
      <p className="no-print text-ink-2">
        Fill in what you know, or read the questions and call. It fits on one page. What you type
        stays in this tab until you clear it or close the tab. Check the times before you call.
      </p>
      <div className="mt-4 grid gap-4">
        {QUESTIONS.map(({ id, title, hint }) => (
          <div key={id}>
            <label htmlFor={`say-${id}`} className="block font-semibold text-xl">
              {title}
            </label>
            <p id={`say-${id}-hint`} className="no-print text-ink-2">
              {hint}
            </p>
            <textarea
              id={`say-${id}`}
              aria-describedby={`say-${id}-hint`}
              rows={2}
              value={answers[id] ?? ''}
              // Browsers would fill in a text of the tool again, as if it had been typed.
              autoComplete="off"
              onChange={(event) => {
                if (typed[id] === undefined) taken.current[id] = answers[id];
                keepAnswers({ [id]: event.target.value });
              }}
              className="field mt-1.5 h-auto w-full py-2 text-xl [field-sizing:content]"
            />
            {found[id] && typed[id] !== undefined && !typed[id].includes(found[id]) && (
              <p role="status" className="mt-1.5">
                The tool above says: <b>{found[id]}</b>{' '}
                <Button
                  variant="outline"
                  className="no-print"
                  onClick={() => {
                    const { [id]: old } = taken.current;
                    const isWhole = !old || !typed[id]?.includes(old);
                    keepAnswers({
                      [id]: isWhole ? found[id] : typed[id]?.replace(old, () => found[id] ?? ''),
                    });
                    taken.current[id] = found[id];
                  }}
                >
                  Use this instead
                </Button>
              </p>
            )}
          </div>
        ))}
      </div>
      <div className="no-print mt-5 flex flex-wrap gap-3">
        <Button
          variant="outline"
          className="noscript:hidden"
          onClick={() => copyText(lines.join('\n'), COPIED)}
        >
          <Copy {...ICON} />
          Copy the sheet
        </Button>
        <PrintButton>Print this page</PrintButton>
        {text && (
          <Button variant="outline" onClick={() => kept.keep('')}>
            Clear what I typed
          </Button>
        )}
      </div>
    </div>
  );
}

/** Adds what was typed before hydration, which would be lost, to the answers. */
function keepEarly(): void {
  for (const { id } of QUESTIONS) {
    const field = document.getElementById(`say-${id}`);
    const before = parseAnswers(kept.read())[id] ?? '';
    if (!(field instanceof HTMLTextAreaElement) || field.value === field.defaultValue) continue;
    if (before.endsWith(field.value)) continue;
    keepAnswers({ [id]: [before, field.value].filter(Boolean).join('\n') });
  }
}

function keepAnswers(change: Answers): void {
  kept.keep(JSON.stringify({ ...parseAnswers(kept.read()), ...change }));
}

/** The answers in a stored text. A text that cannot be read holds none. */
function parseAnswers(text: string): Answers {
  try {
    const stored = Object(JSON.parse(text));
    return Object.fromEntries(
      QUESTIONS.flatMap(({ id }) => (typeof stored[id] === 'string' ? [[id, stored[id]]] : [])),
    );
  } catch {
    return {};
  }
}
