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
 * Makes the exercises below an element interactive, on whatever page they stand: the HTML is that of
 * lib/markdown/exercises, which holds everything an answer is checked with. Those that are so already stay as they are,
 * so that it may be called again for HTML that was added.
 */
export function enhanceExercises(root: ParentNode): void {
  for (const section of root.querySelectorAll<HTMLElement>('section[data-exercise]')) {
    if (section.dataset.ready !== undefined) continue;
    section.dataset.ready = '';
    KINDS[section.dataset.exercise ?? '']?.(section);
  }
}

/** Makes each option a radio button: one is chosen, and its reason is told. */
function askChoice(section: HTMLElement): void {
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

/** Gives each step a button up and one down. The focus goes with the step that is moved. */
function askOrder(section: HTMLElement): void {
  const list = section.querySelector('[data-part="choices"]');
  const places = (section.dataset.order ?? '').split(' ').map(Number);
  if (!list) return;
  const steps = [...list.children].map((item, index) => {
    const letter = item.querySelector('strong')?.textContent ?? '';
    // Names the step for those who move from button to button.
    const step = `${section.id}-${letter}`;
    const text = item.querySelector('span');
    text?.setAttribute('id', step);
    // The buttons go below it where large type leaves it too little room.
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
    if (right === -1) return { outcome: 'right', tell: ['The steps stand in order.'] };
    const start = [
      'The first step stands elsewhere.',
      'The first step is in its place, the second is not.',
    ];
    return {
      outcome: 'wrong',
      tell: [start[right] ?? `The first ${right} steps are in their places, the next is not.`],
    };
  });

  /** A step at an end of the list moves no further. */
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
