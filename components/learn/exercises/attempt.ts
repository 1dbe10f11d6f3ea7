import { EXERCISE_ANSWER, type ExerciseAnswer } from '@/lib/exercises/answer-event';
import type { Slip } from '@/lib/exercises/slips';
import { make, makeButton } from './dom';

/** What a check found: nothing yet to judge, or a verdict with what is to be said of it. */
export type Outcome =
  | { outcome: 'unread'; tell: (Node | string)[] }
  | { outcome: 'right' | 'wrong'; tell: (Node | string)[]; slip?: Slip };

/** An exercise that can be answered: its form, which stands above the answer and says what came of an attempt. */
export type Attempt = {
  section: HTMLElement;
  form: HTMLFormElement;
  /** The id of the question, which describes what it is answered with. */
  question: string;
  say: (...content: (Node | string)[]) => void;
};

/**
 * Gives an exercise a form with `Check` and a live region, and makes it a group that its title names: a page holds many.
 * The answer is hidden until the first attempt; after a right one it opens. Each attempt that could be judged is told
 * to the page (EXERCISE_ANSWER).
 */
export function makeAttempt(section: HTMLElement, check: () => Outcome): Attempt {
  const details = section.querySelector('details');
  section.setAttribute('role', 'group');
  section.setAttribute('aria-labelledby', nameIt(section, 'title', '.callout-title'));
  const question = nameIt(section, 'question', '[data-part="question"]');
  const status = make('div', { role: 'status', id: `${section.id}-status` });
  const form = make(
    'form',
    { class: 'mt-4 flex flex-wrap items-end gap-3 print:hidden', novalidate: '' },
    makeButton('Check', { type: 'submit' }),
  );
  const say: Attempt['say'] = (...content) => status.replaceChildren(...content);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const found = check();
    say(make('p', { class: 'mt-3' }, ...drawVerdict(found), ...found.tell));
    if (found.outcome === 'unread') return;
    const isRight = found.outcome === 'right';
    if (details) {
      details.hidden = false;
      if (isRight) details.open = true;
    }
    const detail: ExerciseAnswer = {
      key: `${section.dataset.lesson ?? location.pathname}#${section.id}`,
      isRight,
      ...(found.slip && { slip: found.slip }),
    };
    section.dispatchEvent(new CustomEvent(EXERCISE_ANSWER, { bubbles: true, detail }));
  });
  if (details) {
    details.hidden = true;
    details.before(form, status);
    leadBack(section, details);
  } else section.append(form, status);
  return { section, form, question, say };
}

/** Gives a part of an exercise an id, by which others refer to it. */
function nameIt(section: HTMLElement, part: string, selector: string): string {
  const id = `${section.id}-${part}`;
  section.querySelector(selector)?.setAttribute('id', id);
  return id;
}

/** Of a reference that only a closed answer names, the way back leads to the exercise. */
function leadBack(section: HTMLElement, details: HTMLDetailsElement): void {
  for (const { id } of details.querySelectorAll('[id^="citation-"]')) {
    const back = document.querySelector<HTMLAnchorElement>(`a[href="#${id}"]`);
    const lead = () => {
      if (back) back.hash = details.open ? id : section.id;
    };
    details.addEventListener('toggle', lead);
    lead();
  }
}

const VERDICTS = {
  right: ['text-success', 'Right.'],
  wrong: ['text-danger', 'Not yet.'],
} as const;

/** The verdict in a word, set apart by more than its colour. */
function drawVerdict({ outcome }: Outcome): (Node | string)[] {
  if (outcome === 'unread') return [];
  const [color, word] = VERDICTS[outcome];
  return [make('strong', { class: color }, word), ' '];
}
