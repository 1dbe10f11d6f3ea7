'use client';

import { useRef, useState } from 'react';
import { COUNTRY_STORAGE_KEY } from '@/content/calculator';
import type { Country } from '@/lib/records/something-went-wrong';
import { createStoredText, useStoredText } from '../ui/kept';
import { useEarlyText } from '../ui/use-early-text';
import { SelectField } from './select-field';

const chosenCountry = createStoredText(COUNTRY_STORAGE_KEY);

const OTHER = 'Another country';

/** The numbers to call in the country that the visitor selects, which is stored on the device; no geolocation. */
export function HelpCall({ id, countries }: { id: string; countries: readonly Country[] }) {
  const chosen = useStoredText(chosenCountry);
  const country = countries.find((each) => each.country === chosen);
  const field = useRef<HTMLSelectElement>(null);
  useEarlyText(field, chosenCountry.keep);
  /** Every part of the page shows the numbers, but only the one in use tells them. */
  const [isHere, setHere] = useState(false);
  return (
    <div className="no-print mt-4 grid items-end gap-x-6 gap-y-2 sm:grid-cols-2">
      <div className="flex flex-col noscript:hidden">
        <SelectField
          ref={field}
          id={`${id}-country`}
          label="Where are you?"
          placeholder="Choose your country"
          value={chosen}
          options={[...countries.map((each) => each.country), OTHER].map((name) => ({
            value: name,
            label: name,
          }))}
          // Browsers would bring back a country that was chosen before another.
          autoComplete="off"
          onFocus={() => setHere(true)}
          onBlur={() => setHere(false)}
          onChange={chosenCountry.keep}
        />
        {/* Drawn above the field, so that a returning visitor sees the numbers first; reached after it. */}
        <div
          aria-live={isHere ? 'polite' : 'off'}
          aria-atomic
          className={chosen && 'mb-3'}
          style={{ order: -1 }}
        >
          {country && <CallLinks {...country} isChosen />}
          {chosen === OTHER && (
            <p className="font-semibold">
              We hold no numbers for it. Call the emergency number of the place where you are.
            </p>
          )}
        </div>
      </div>
      <a href="#numbers" className="text-link min-h-target">
        All numbers, by country
      </a>
    </div>
  );
}

/** The numbers of a country as `tel:` links; of the chosen one, the emergency number is the strongest button. */
export function CallLinks({
  emergency,
  poison,
  poisonIs = 'Poison centre',
  note,
  isChosen,
}: Country & { isChosen?: true }) {
  return (
    <>
      <p className="flex flex-wrap gap-3">
        <CallLink number={emergency} what="Emergency" isMain={isChosen} />
        {poison && <CallLink number={poison} what={poisonIs} />}
      </p>
      {note && <p className="mt-1 text-ink-2 text-sm">{note}</p>}
    </>
  );
}

function CallLink(props: { number: string; what: string; isMain?: true }) {
  const { number, what, isMain } = props;
  return (
    <a
      href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}
      className={`inline-flex min-h-target flex-wrap items-center gap-x-2 rounded-md border-[1.5px] border-line-strong px-4 py-1.5 ${isMain ? 'font-semibold' : 'bg-raised text-link'}`}
      // Inline, because the first paint of the page never needs it.
      style={isMain && { background: 'var(--color-brand)', color: 'var(--color-on-brand)' }}
    >
      {what} <b className="whitespace-nowrap text-lg">{number}</b>
    </a>
  );
}
