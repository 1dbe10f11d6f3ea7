import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { uncapitalize } from '@/lib/text/first-letter';
import { findVerdict, formatDirection, getTrialsUnderWay, toVerdictAnchor } from './verdicts';

/** Whether there is a verdict on a substance and outcome: 'semaglutide weight'. */
export function isKnownVerdict(of: string): boolean {
  return find(of) !== undefined;
}

/** The content of `> [!VERDICT slug outcome]`: the answer, its certainty, its works and a link to all verdicts. */
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
      // A page may have several such links: the label names the question for screen readers.
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

/** The content of `> [!UNDERWAY slug]`: each trial with its registration and state, and a link to the search. */
export function toUnderWayContent(slug: string): ElementContent[] {
  return [
    h('div', { className: ['callout-title'] }, 'Trials under way, or ended without a result'),
    h(
      'ul',
      getTrialsUnderWay(slug).map((trial) => h('li', trial)),
    ),
    h('p', { className: ['mt-2.5'] }, [
      h('a', { href: `/peptides/${slug}#trials-under-way` }, 'Where and when we looked'),
    ]),
  ];
}

const toAll = (name: string) => `All verdicts on ${name}, and why`;

/** The verdict itself lists all references. */
const MOST_REFERENCES = 3;

function find(of: string) {
  const [slug = '', outcome = ''] = of.split(' ');
  return findVerdict(slug, outcome);
}
