import { makeAttempt } from './attempt';
import { copyOf, make } from './dom';

/** Makes each option a radio button: one is chosen, and its reason is told. */
export function askChoice(section: HTMLElement): void {
  const list = section.querySelector('[data-part="choices"]');
  if (!list) return;
  const radios: HTMLInputElement[] = [];
  const { form, question } = makeAttempt(section, () => {
    const chosen = radios.findIndex(({ checked }) => checked);
    // Each option has a reason, or the question one for all.
    const reason =
      section.querySelector(`[data-reason="${chosen}"]`) ??
      section.querySelector('[data-part="why"]');
    if (chosen === -1 || !reason) return { outcome: 'unread', tell: ['Choose one of them first.'] };
    const isRight = chosen === Number(section.dataset.right);
    return { outcome: isRight ? 'right' : 'wrong', tell: copyOf(reason) };
  });
  form.id = `${section.id}-form`;
  list.setAttribute('role', 'radiogroup');
  list.setAttribute('aria-label', 'Your answer');
  list.setAttribute('aria-describedby', question);
  for (const item of list.children) {
    const radio = make('input', {
      type: 'radio',
      name: section.id,
      form: form.id,
      class: 'size-7 flex-none',
    });
    radio.style.accentColor = 'var(--color-brand)';
    radios.push(radio);
    const label = make(
      'label',
      { class: 'flex min-h-target flex-1 items-center gap-3' },
      radio,
      ...item.childNodes,
    );
    item.setAttribute('role', 'none');
    item.append(label);
  }
}
