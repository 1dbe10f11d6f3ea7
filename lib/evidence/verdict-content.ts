import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { uncapitalize } from '@/lib/text/first-letter';
import { findVerdict, formatDirection, getTrialsUnderWay, toVerdictAnchor } from './verdicts';

/** Whether a substance has a verdict on an outcome: 'semaglutide weight'. */
export function isKnownVerdict(of: string): boolean {
  return find(of) !== undefined;
}

/** What `> [!VERDICT slug outcome]` shows: the answer, how far it can be trusted, its works and the way to the rest. */
export function toVerdictContent(of: string): ElementContent[] {
  const verdict = find(of);
  if (!verdict) return [h('div', { className: ['callout-title'] }, 'Verdict')];
  const { slug, name, outcome, sentence, references } = verdict;
  const question = `${name}: ${uncapitalize(outcome.label)}`;
  return [
    h('div', { className: ['callout-title'] }, `Verdict on ${question}`),
    h('p', [
      h('strong', `${formatDirection(verdict)}.`),
      ` ${sentence}`,
      { ...h('sup'), data: { citedKeys: references.slice(0, MOST_REFERENCES) } },
    ]),
    h('p', { className: ['mt-2.5'] }, [
      // A page may hold several: read aloud, each names its question.
      h(
        'a',
        {
          href: `/peptides/${slug}#${toVerdictAnchor(verdict)}`,
          ariaLabel: `${toAll(name)}: ${outcome.label.toLowerCase()}`,
        },
        toAll(name),
      ),
    ]),
  ];
}

/** Whether the log of a substance's search names a trial whose answer is still to come. */
export function hasTrialsUnderWay(slug: string): boolean {
  return getTrialsUnderWay(slug).length > 0;
}

/** What `> [!UNDERWAY slug]` shows: each trial with its registration and the date when it is due, or that none was read. */
export function toUnderWayContent(slug: string): ElementContent[] {
  return [
    h('div', { className: ['callout-title'] }, 'Trials under way, or ended without a result'),
    h(
      'ul',
      getTrialsUnderWay(slug).map(({ trial, registration, state }) =>
        h('li', `${trial}${registration ? ` (${registration})` : ''}: ${state}.`),
      ),
    ),
    h('p', { className: ['mt-2.5'] }, [
      h('a', { href: `/peptides/${slug}#trials-under-way` }, 'Where and when we looked'),
    ]),
  ];
}

const toAll = (name: string) => `All verdicts on ${name}, and why`;

/** Further works stand at the verdict itself. */
const MOST_REFERENCES = 3;

function find(of: string) {
  const [slug = '', outcome = ''] = of.split(' ');
  return findVerdict(slug, outcome);
}
