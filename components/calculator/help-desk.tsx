'use client';

import { Copy } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import type { Strength } from '@/lib/labels/labels';
import { Button } from '../ui/button';
import { copyText } from '../ui/copy-text';
import { ICON } from '../ui/icon-props';
import { PrintButton } from '../ui/print-button';
import { SectionHead } from '../ui/section-head';
import { Settled } from '../ui/settled';
import { callNotes, keepNotes, readNotes, useNotes } from './call-notes';
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
  const typed = useNotes();
  const isTyped = Object.keys(typed).length > 0;
  const [cleared, setCleared] = useState('');
  const found: typeof typed = { what: liquid, amount: told };
  const answers = { ...found, ...typed };
  const others = QUESTIONS.filter(
    ({ id }) => found[id] && typed[id] !== undefined && !typed[id].includes(found[id]),
  );
  useLayoutEffect(() => {
    keepEarly();
  }, []);
  /** Puts what the tool says into an answer. What was added to its earlier words stays. */
  function adopt(id: string) {
    const { [id]: answer = '', [toTaken(id)]: old } = typed;
    const words = found[id] ?? '';
    keepNotes({
      [id]: old && answer.includes(old) ? answer.replace(old, () => words) : words,
      [toTaken(id)]: words,
    });
    document.getElementById(`say-${id}`)?.focus();
  }
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
              dir="auto"
              value={answers[id] ?? ''}
              // Browsers would fill in a text of the tool again, as if it had been typed.
              autoComplete="off"
              onChange={(event) => {
                keepNotes({
                  [id]: event.target.value,
                  ...(typed[id] === undefined && { [toTaken(id)]: found[id] }),
                });
              }}
              className="field mt-1.5 h-auto w-full py-2 text-xl [field-sizing:content]"
            />
            {others.some((other) => other.id === id) && (
              <p className="mt-1.5">
                The tool above says: <b>{found[id]}</b>{' '}
                <Button variant="outline" className="no-print" onClick={() => adopt(id)}>
                  Use this instead
                </Button>
              </p>
            )}
          </div>
        ))}
      </div>
      <Settled
        text={
          cleared && !isTyped
            ? 'Cleared.'
            : others.map(({ title }) => `${title}: the tool above says something else.`).join(' ')
        }
      />
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
        {(isTyped || cleared) && (
          <Button
            variant="outline"
            onClick={() => {
              setCleared(callNotes.read());
              callNotes.keep(isTyped ? '' : cleared);
            }}
          >
            {isTyped ? 'Clear what I typed' : 'Undo: bring it back'}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The name of the note of what the tool said when an answer was first typed into. */
const toTaken = (id: string) => `${id}-taken`;

/** Adds what was typed before hydration, which would be lost, to the answers. */
function keepEarly(): void {
  for (const { id } of QUESTIONS) {
    const field = document.getElementById(`say-${id}`);
    const before = readNotes()[id] ?? '';
    if (!(field instanceof HTMLTextAreaElement) || field.value === field.defaultValue) continue;
    if (before.endsWith(field.value)) continue;
    keepNotes({ [id]: [before, field.value].filter(Boolean).join('\n') });
  }
}
