import { toQuantity } from '@/lib/exercises/units';
import { makeAttempt, type Outcome } from './attempt';
import { make } from './dom';

let judging: typeof import('@/lib/practice/read-answer') | undefined;

/** Loads the code that judges numbers, once per visit, when an exercise with a number gets the focus. */
export async function loadJudging(): Promise<void> {
  judging ??= await import('@/lib/practice/read-answer');
}

/** Asks for a number, with its unit if it has one. Returns the field, which askDraw sets too. */
export function askNumber(section: HTMLElement, name: string): HTMLInputElement {
  const { value = '', unit = '', tolerance = '0' } = section.dataset;
  const input = make('input', {
    id: `${section.id}-number`,
    class: 'field',
    inputmode: 'decimal',
    autocomplete: 'off',
    // A blank placeholder, so that CSS can tell an empty field from a filled one.
    placeholder: ' ',
  });
  // The calculator's numerals use their own font, which no other page loads.
  input.style.fontFamily = 'inherit';
  const slips = [...section.querySelectorAll<HTMLElement>('[data-slip]')].map((slip) => ({
    value: slip.dataset.slip ?? '',
    tell: slip.textContent ?? '',
  }));

  const check = (): Outcome => {
    const judged = judging?.judgeTyped(
      input.value,
      { value, unit, tolerance },
      slips,
      // 'Write 35 mcg in mg' asks for the unit too.
      /Write \d/.test(section.textContent),
    );
    if (!judged) {
      loadJudging().then(
        () => form.requestSubmit(),
        () => say(make('p', { class: 'mt-3' }, NOT_LOADED)),
      );
      return { outcome: 'unread', tell: [] };
    }
    input.removeAttribute('aria-invalid');
    if (judged.outcome === 'unread') {
      input.setAttribute('aria-invalid', 'true');
      input.focus();
      const { message, help } = judged.error;
      return {
        outcome: 'unread',
        tell: [make('strong', { class: 'text-danger' }, `${message}.`), help ? ` ${help}` : ''],
      };
    }
    return judged.outcome === 'right'
      ? { outcome: 'right', tell: [`${toQuantity(value, unit)}.`] }
      : { ...judged, tell: [judged.tell] };
  };
  const { form, question, say } = makeAttempt(section, check);
  section.addEventListener('focusin', () => void loadJudging().catch(() => {}), { once: true });
  input.setAttribute('aria-describedby', `${question} ${section.id}-status`);
  form.prepend(makeField(input, unit, name));
  return input;
}

/** Makes the field: label above, unit inside at its end as in the calculator, a long unit in the label. */
function makeField(input: HTMLInputElement, unit: string, name: string): HTMLElement {
  const words = unit ? `${name}, in ${unit === '%' ? 'percent' : unit}` : name;
  const isInside = unit !== '' && unit.length <= LONGEST_INSIDE;
  input.setAttribute('aria-label', words);
  const label = make(
    'label',
    { for: input.id, class: 'mb-2 block font-semibold text-sm' },
    isInside ? name : words,
  );
  const field = make('div', { class: 'flex-1 max-w-60 min-w-0' }, label);
  // Fits beside `Check` even on a small phone; wraps above it with large type.
  field.style.flexBasis = '8rem';
  if (!isInside) {
    field.append(input);
    return field;
  }
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
  field.append(make('div', { class: 'relative' }, input, shown));
  return field;
}

const NOT_LOADED = 'The answer could not be checked. Reload the page when you are online.';

const LONGEST_INSIDE = 6;
