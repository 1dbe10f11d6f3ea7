import { judgeNumber } from '@/lib/exercises/judge';
import { toQuantity } from '@/lib/exercises/units';
import { makeAttempt, type Outcome } from './attempt';
import { make } from './dom';

/** Asks for a number, in its unit where it has one. Gives the field, which `draw` sets too. */
export function askNumber(section: HTMLElement, question: string): HTMLInputElement {
  const { value = '', unit = '', tolerance = '0' } = section.dataset;
  const input = make('input', {
    id: `${section.id}-number`,
    class: 'field',
    inputmode: 'decimal',
    autocomplete: 'off',
    // Blank, so that a style can tell an empty field from a filled one.
    placeholder: ' ',
  });
  // The numerals of the calculator are a font of their own, which no other page loads.
  input.style.fontFamily = 'inherit';
  const slips = [...section.querySelectorAll<HTMLElement>('[data-slip]')].map((slip) => ({
    value: slip.dataset.slip ?? '',
    tell: slip.textContent ?? '',
  }));

  const check = (): Outcome => {
    const judged = judgeNumber(input.value, { value, unit, tolerance }, slips);
    const isUnread = judged.outcome === 'unread';
    if (isUnread) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
    if (isUnread) {
      input.focus();
      const { message, help } = judged.error;
      return {
        outcome: 'unread',
        tell: [make('strong', { class: 'text-danger' }, `${message}.`), help ? ` ${help}` : ''],
      };
    }
    return judged.outcome === 'right'
      ? { outcome: 'right', tell: [`${toQuantity(input.value.trim(), unit)}.`] }
      : { ...judged, tell: [judged.tell] };
  };
  const { form } = makeAttempt(section, check);
  input.setAttribute('aria-describedby', `${section.id}-status`);
  form.prepend(makeField(input, unit, question));
  return input;
}

/** The field with its question above it and its unit inside, at its end, as in the calculator. */
function makeField(input: HTMLInputElement, unit: string, question: string): HTMLElement {
  const label = make(
    'label',
    { for: input.id, class: 'mb-2 block font-semibold text-sm' },
    question,
  );
  if (!unit) return make('div', FIELD, label, input);
  label.append(make('span', { class: 'sr-only' }, `, in ${unit === '%' ? 'percent' : unit}`));
  const shown = make(
    'span',
    {
      class: 'pointer-events-none absolute right-0 flex items-center pr-3 text-muted',
      'aria-hidden': 'true',
    },
    unit,
  );
  shown.style.insetBlock = '0';
  input.style.paddingRight = `${unit.length * 0.55 + 1.25}rem`;
  return make('div', FIELD, label, make('div', { class: 'relative' }, input, shown));
}

/** Beside `Check` even on a phone. */
const FIELD = { class: 'flex-1 max-w-60 min-w-0' };
