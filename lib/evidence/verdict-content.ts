import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { findVerdict, formatDirection, toVerdictAnchor } from './verdicts';

/** Whether a substance has a verdict on an outcome: 'semaglutide weight'. */
export function isKnownVerdict(of: string): boolean {
  return find(of) !== undefined;
}

/** What `> [!VERDICT slug outcome]` shows: the answer, how far it can be trusted, its works and the way to the rest. */
export function toVerdictContent(of: string): ElementContent[] {
  const verdict = find(of);
  if (!verdict) return [h('div', { className: ['callout-title'] }, 'Verdict')];
  const { slug, name, outcome, sentence, references } = verdict;
  const question = `${name}: ${outcome.label.toLowerCase()}`;
  return [
    h('div', { className: ['callout-title'] }, `Verdict on ${question}`),
    h('p', [
      h('strong', `${formatDirection(verdict)}.`),
      ` ${sentence}`,
      { ...h('sup'), data: { citedKeys: references.slice(0, MOST_REFERENCES) } },
    ]),
    h('p', { className: ['mt-2.5'] }, [
      h(
        'a',
        { href: `/peptides/${slug}#${toVerdictAnchor(verdict)}` },
        `All verdicts on ${name}, and why`,
      ),
    ]),
  ];
}

/** Further works stand at the verdict itself. */
const MOST_REFERENCES = 3;

function find(of: string) {
  const [slug = '', outcome = ''] = of.split(' ');
  return findVerdict(slug, outcome);
}
