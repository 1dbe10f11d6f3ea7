'use client';

import { type ReactNode, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { KnownSubstance } from '@/lib/certificate/check-certificate';
import { type CertificateInputs, emptyCertificate } from '@/lib/certificate/inputs';
import { toDay } from '@/lib/text/dates';
import { Button } from '../../ui/button';
import { Settled } from '../../ui/settled';
import { useIsBrowser } from '../../ui/use-is-browser';
import { ResultsPanel } from '../half-life/results-panel';
import { useKeepOffline } from '../use-keep-offline';
import { CertificateFields } from './certificate-fields';
import type { CertificateSources } from './certificate-results';
import { PasteField } from './paste-field';

/** Loads the code that computes and shows results, when the form first gets focus or input. */
const loadChecking = () => import('./checking');
type Checking = Awaited<ReturnType<typeof loadChecking>>;

const NOT_LOADED =
  'The checker could not be loaded. Copy what you typed, and reload the page when you are online.';

/** What is typed: lost when the document is closed or reloaded, not when the page is left. */
let last = emptyCertificate;

/**
 * The fields of a certificate, with their results beside them, updated while typing. `example` is the result of the
 * worked example, rendered at build time. Nothing is sent, stored or written into the address.
 */
export function CertificateTool({
  library,
  names,
  sources,
  example,
}: {
  library: readonly KnownSubstance[];
  /** The names that certificates use for the substances, with their slugs. */
  names: readonly { slug: string; name: string }[];
  sources: CertificateSources;
  example: ReactNode;
}) {
  const isReady = useIsBrowser();
  useKeepOffline();
  const results = useRef<HTMLDivElement>(null);
  const [checking, setChecking] = useState<Checking | 'failed'>();
  const code = checking === 'failed' ? undefined : checking;
  const [inputs, setInputs] = useState(last);
  const [round, setRound] = useState(0);
  const isLoaded = code !== undefined;
  const load = useCallback(() => {
    if (!isLoaded) loadChecking().then(setChecking, () => setChecking('failed'));
  }, [isLoaded]);
  // A field that a program fills in, or that was filled before, may never have had focus.
  useEffect(() => {
    if (inputs !== emptyCertificate) load();
  }, [inputs, load]);
  const put = (next: CertificateInputs) => {
    last = next;
    setInputs(next);
  };
  const change = (changed: Partial<CertificateInputs>) => put({ ...last, ...changed });
  // The fields update first; the results render at a lower priority.
  const shown = useDeferredValue(inputs);
  const today = toDay(new Date());
  const isEmpty = shown === emptyCertificate;
  const checked = code?.checkCertificate(shown, library, today);
  return (
    <div className="calculator">
      <form
        autoComplete="off"
        onFocus={load}
        onSubmit={(event) => {
          event.preventDefault();
          const refused = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
          if (refused) return refused.focus();
          // By itself, focus shows the nearest edge of what is taller than the window.
          results.current?.focus({ preventScroll: true });
          results.current?.scrollIntoView({ block: 'start' });
        }}
        className="panel no-print"
      >
        <h2 className="text-2xl">What the paper says</h2>
        <p className="mt-2 text-ink-2 text-sm">
          Type what is there and leave out what is not. Nothing leaves this device.
        </p>
        <fieldset disabled={!isReady} className="min-w-0">
          <PasteField key={round} getInputs={() => last} names={names} onChange={change} />
          <CertificateFields
            library={library}
            inputs={inputs}
            errors={checked?.errors ?? {}}
            onChange={change}
          />
          <div className="mt-7 flex flex-wrap gap-3">
            <Button type="submit">See what follows</Button>
            <Button
              variant="soft"
              onClick={() => {
                put(emptyCertificate);
                setRound(round + 1);
              }}
            >
              Clear all fields
            </Button>
          </div>
        </fieldset>
      </form>
      <div ref={results} tabIndex={-1} className="beside min-w-0 scroll-mt-24">
        {isEmpty ? (
          example
        ) : code && checked ? (
          <code.CertificateResults checked={checked} sources={sources} />
        ) : (
          <ResultsPanel>{checking === 'failed' ? NOT_LOADED : '...'}</ResultsPanel>
        )}
      </div>
      <Settled
        text={[
          isEmpty
            ? ''
            : checked?.lines.map(({ title, verdict }) => `${title}: ${verdict}.`).join(' '),
          checked?.real && `Real milligrams in the vial: ${code?.formatReal(checked.real)}.`,
        ].join(' ')}
      />
    </div>
  );
}
