import { makeAttempt } from './attempt';
import { copyOf, make, makeButton } from './dom';
import { askDraw } from './draw-exercise';
import { askNumber } from './number-exercise';

const KINDS: Readonly<Record<string, (section: HTMLElement) => void>> = {
  number: (section) => void askNumber(section, 'Your answer'),
  read: (section) => void askNumber(section, 'Your answer'),
  draw: askDraw,
  choice: askChoice,
  flaw: askChoice,
  order: askOrder,
};

/**
 * Makes the exercises inside an element interactive, on any page. Their HTML comes from lib/markdown/exercises and
 * contains the data for checking answers. Exercises that are already interactive are skipped, so that it can be called
 * again after HTML was added.
 */
export function enhanceExercises(root: ParentNode): void {
  for (const section of root.querySelectorAll<HTMLElement>('section[data-exercise]')) {
    if (section.dataset.ready !== undefined) continue;
    section.dataset.ready = '';
    KINDS[section.dataset.exercise ?? '']?.(section);
  }
}

/** Turns the options into radio buttons; a check shows the reason for the chosen one. */
function askChoice(section: HTMLElement): void {
  const list = section.querySelector('[data-part="choices"]');
  if (!list) return;
  const radios: HTMLInputElement[] = [];
  const { form, question } = makeAttempt(section, () => {
    const chosen = radios.findIndex(({ checked }) => checked);
    // Each option has a reason of its own, or the question has one for all.
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

/** Adds an up and a down button to each step. A moved step keeps the focus. */
function askOrder(section: HTMLElement): void {
  const list = section.querySelector('[data-part="choices"]');
  const places = (section.dataset.order ?? '').split(' ').map(Number);
  if (!list) return;
  const steps = [...list.children].map((item, index) => {
    const letter = item.querySelector('strong')?.textContent ?? '';
    // The id of the step's text, by which its buttons are described to screen readers.
    const step = `${section.id}-${letter}`;
    const text = item.querySelector('span');
    text?.setAttribute('id', step);
    // The buttons wrap below the text when large type leaves too little room.
    text?.classList.add('flex-1', 'basis-28');
    const makeMove = (arrow: string, way: string) =>
      makeButton(arrow, { 'aria-label': `Move ${letter} ${way}`, 'aria-describedby': step });
    const [up, down] = [makeMove('↑', 'up'), makeMove('↓', 'down')];
    up.classList.add('ml-auto');
    for (const button of [up, down]) {
      button.classList.add('size-target', 'flex-none', 'print:hidden');
      button.style.paddingInline = '0';
    }
    item.classList.add('flex-wrap', 'items-center');
    item.append(up, down);
    return { item, letter, place: places[index] ?? 0, up, down };
  });

  const { say } = makeAttempt(section, () => {
    const right = steps.findIndex(({ place }, index) => place !== index);
    if (right === -1) return { outcome: 'right', tell: ['The steps are in order.'] };
    const start = [
      'The first step is out of place.',
      'The first step is in its place, the second is not.',
    ];
    return {
      outcome: 'wrong',
      tell: [start[right] ?? `The first ${right} steps are in their places, the next is not.`],
    };
  });

  /** Disables the buttons that would move a step beyond an end of the list. */
  const setEnds = () => {
    steps.forEach(({ up, down }, index) => {
      up.disabled = index === 0;
      down.disabled = index === steps.length - 1;
    });
  };
  const move = (from: number, to: number, pressed: HTMLButtonElement) => {
    const [step] = steps.splice(from, 1);
    if (!step) return;
    steps.splice(to, 0, step);
    list.append(...steps.map(({ item }) => item));
    setEnds();
    (pressed.disabled ? (pressed === step.up ? step.down : step.up) : pressed).focus();
    say(`${step.letter} is now step ${to + 1} of ${steps.length}.`);
  };
  for (const step of steps) {
    step.up.onclick = () => move(steps.indexOf(step), steps.indexOf(step) - 1, step.up);
    step.down.onclick = () => move(steps.indexOf(step), steps.indexOf(step) + 1, step.down);
  }
  setEnds();
}
