import { EXERCISE_ANSWER, type ExerciseAnswer } from '@/lib/exercises/answer-event';
import type { Slip } from '@/lib/exercises/slips';
import { make, makeButton } from './dom';

/** The result of a check: unreadable, or a verdict; `tell` is the text shown to the reader. */
export type Outcome = {
  outcome: 'unread' | 'right' | 'wrong';
  tell: (Node | string)[];
  slip?: Slip;
};

/**
 * Adds a form with a `Check` button and a live region to an exercise, and makes it a group labelled by its title,
 * because a page has many. The answer is hidden until the first attempt and opened by a right one. Each attempt that
 * could be judged dispatches EXERCISE_ANSWER. Returns the form, the id of the question, by which answer fields are
 * described (aria-describedby), and `say`, which shows a message in the live region.
 */
export function makeAttempt(section: HTMLElement, check: () => Outcome) {
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
  const say = (...content: (Node | string)[]) => status.replaceChildren(...content);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const found = check();
    say(make('p', { class: 'mt-3' }, ...drawVerdict(found), ...found.tell));
    if (found.outcome === 'unread') return;
    const isRight = found.outcome === 'right';
    if (details) {
      details.hidden = false;
      // A right choice has just told its reason.
      if (isRight && section.dataset.exercise !== 'choice') details.open = true;
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
    pointBackLink(section, details);
  } else section.append(form, status);
  return { form, question, say };
}

/** Sets the id of a part of an exercise and returns it, for ARIA references. */
function nameIt(section: HTMLElement, part: string, selector: string): string {
  const id = `${section.id}-${part}`;
  section.querySelector(selector)?.setAttribute('id', id);
  return id;
}

/** Points the back link of a reference to the exercise while the answer that cites it is closed. */
function pointBackLink(section: HTMLElement, details: HTMLDetailsElement): void {
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

/** Draws the verdict as a bold word, so that it does not depend on colour alone. */
function drawVerdict({ outcome }: Outcome): (Node | string)[] {
  if (outcome === 'unread') return [];
  const [color, word] = VERDICTS[outcome];
  return [make('strong', { class: color }, word), ' '];
}
