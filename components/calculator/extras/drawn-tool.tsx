'use client';

import { type ReactNode, useLayoutEffect } from 'react';
import { HALF_LIFE_PATH } from '@/content/paths';
import { toOnlyDose } from '@/lib/calculator/dose';
import {
  calculateDrawnDose,
  describeDraw,
  describeLiquid,
  describeMeant,
  parseMark,
} from '@/lib/calculator/drawn-dose';
import { toReading } from '@/lib/calculator/reading';
import type { Strength } from '@/lib/labels/labels';
import { Settled } from '../../ui/settled';
import { useIsBrowser } from '../../ui/use-is-browser';
import { keepNotes, readNotes, useNotes } from '../call-notes';
import { lastAddress, useLastInputs } from '../last-inputs';
import { NumberField } from '../number-field';
import { SelectField } from '../select-field';
import { SyringeGauge } from '../syringe-gauge';
import { SyringeSelect } from '../syringe-select';
import { useSyringe } from '../use-syringe';
import { type UseText, useMass, useVial } from './use-fields';
import { useStrength } from './use-strength';

const SOURCES = [
  { value: 'vial', label: 'A vial that was mixed with water' },
  { value: 'label', label: 'A pen or a vial with a strength on it' },
] as const;

const VIAL_LABELS = {
  amount: 'Peptide in the vial',
  unit: 'Unit of the vial',
  diluent: 'It was mixed with',
};

/** The note of the last calculation when something was first typed here. */
const START = 'drawn-start';

/**
 * Calculates the amount from the mark that was drawn to, and how many times the intended dose it is. Starts with
 * the inputs of the last calculation, and follows them until something is typed here. What is typed is kept with
 * the notes for the call until the tab is closed or, on a later visit, another calculation was made.
 */
export function DrawnTool({
  strengths,
  children,
}: {
  strengths: readonly Strength[];
  /** Renders what is below the tool: `told` is its result or else the intended dose, `liquid` the liquid once it is known. */
  children?: (told: string, liquid?: string) => ReactNode;
}) {
  const isReady = useIsBrowser();
  const notes = useNotes();
  const last = useLastInputs(notes[START]);
  useLayoutEffect(() => {
    dropOutdated();
  }, []);
  const started: typeof notes = {
    'drawn-amount': last?.amount,
    'drawn-amount-unit': last?.unit,
    'drawn-diluent': last?.diluent,
    'drawn-meant': last?.dose,
    'drawn-meant-unit': last?.doseUnit,
  };
  const keepText: UseText = (id, initial) => [
    notes[id] ?? started[id] ?? initial,
    (text) => keepNotes({ [id]: text }),
  ];
  const [source, setSource] = keepText('drawn-source', 'vial');
  const vial = useVial('drawn', VIAL_LABELS, keepText);
  const label = useStrength('drawn', strengths, keepText);
  const isWhole = source === 'vial';
  const liquid = isWhole ? vial : label;
  const { barrel } = useSyringe();
  const [typed, setTyped] = keepText('drawn-mark', '');
  const mark = parseMark(typed, barrel);
  const meant = useMass(
    'drawn-meant',
    'Dose that was meant (optional)',
    'Unit of the dose that was meant',
    'mcg',
    keepText,
  );
  const drawn = liquid.vial && mark.value && calculateDrawnDose(liquid.vial, mark.value, barrel);
  // A label gives a strength, not what the vial holds.
  const told = drawn ? describeDraw(drawn, barrel, { isWhole, intendedMg: meant.mg }) : [];
  return (
    <>
      <fieldset
        disabled={!isReady}
        onChange={() => {
          if (notes[START] === undefined) keepNotes({ [START]: lastAddress.read() });
        }}
        className="no-print grid min-w-0 gap-6 pt-3"
      >
        <div className="grid gap-3.5 sm:grid-cols-2">
          <SelectField
            id="drawn-source"
            label="What was it drawn from?"
            value={source}
            options={SOURCES}
            onChange={setSource}
          />
          {liquid.fields}
          <SyringeSelect id="drawn-syringe" label="Syringe that was used" />
          <NumberField
            id="drawn-mark"
            label="Mark that was drawn to"
            unit="units"
            value={typed}
            onChange={setTyped}
            error={mark.error}
            isLive
          />
          {meant.field}
        </div>
        <div>
          {told.map((text, place) => (
            <p key={text} className={place === 0 ? 'font-semibold text-xl' : 'mt-2'}>
              {text}
            </p>
          ))}
        </div>
        <Settled text={told.join(' ')} />
        {drawn && (
          <>
            <div className="max-w-184">
              {/* It was drawn, so the reading must not refuse it. */}
              <SyringeGauge barrel={barrel} reading={toReading(toOnlyDose(drawn), barrel)} />
            </div>
            <p className="max-w-176 text-ink-2">
              How long it stays follows from its half-life: half is left after one, 3% after five.
              The{' '}
              <a href={HALF_LIFE_PATH} className="underline">
                half-life tool
              </a>{' '}
              draws it. Half-lives are measured after usual amounts; after far too much they are
              only a guess.
            </p>
          </>
        )}
      </fieldset>
      {children?.(
        told.join(' ') || describeMeant(meant.mg),
        liquid.vial && describeLiquid(liquid.vial, isWhole),
      )}
    </>
  );
}

/** Removes what was typed before a later calculation. */
function dropOutdated(): void {
  const notes = readNotes();
  const last = lastAddress.read();
  if (!last || [undefined, last].includes(notes[START])) return;
  const drawn = Object.keys(notes).filter((id) => id.startsWith('drawn-'));
  keepNotes(Object.fromEntries(drawn.map((id) => [id, undefined])));
}
