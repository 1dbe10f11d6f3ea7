import { makeAttempt } from './attempt';
import { makeButton } from './dom';

/** Gives each step a button up and one down. The focus goes with the step that is moved. */
export function askOrder(section: HTMLElement): void {
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
