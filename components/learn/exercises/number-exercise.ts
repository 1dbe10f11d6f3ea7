import { judgeNumber } from '@/lib/exercises/judge';
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
        tell: [make('strong', { class: 'text-danger' }, message), help ? ` ${help}` : ''],
      };
    }
    return judged.outcome === 'right'
      ? { outcome: 'right', tell: [`${input.value.trim()}${unit && ` ${unit}`}.`] }
      : { ...judged, tell: [judged.tell] };
  };
  const { form } = makeAttempt(section, check);
  input.setAttribute('aria-describedby', `${section.id}-status`);
  const label = make(
    'label',
    { for: input.id, class: 'mb-2 block font-semibold text-sm' },
    question,
  );
  const line = make('div', { class: 'max-w-60' }, label, input);
  form.prepend(line);
  return input;
}

/** What stands above the field. */
export function toNumberQuestion({ dataset: { unit } }: HTMLElement): string {
  return unit ? `Your answer, in ${unit === '%' ? 'percent' : unit}` : 'Your answer';
}
