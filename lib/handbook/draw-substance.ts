import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { certaintyWords, getVerdicts } from '@/lib/evidence/verdicts';
import { getLabels } from '@/lib/labels/labels';
import { toHalfLifeText } from '@/lib/peptides/half-lives';
import { getSheetFacts } from '@/lib/peptides/sheet-facts';
import {
  type AnyQuestion,
  allQuestions,
  findAnswers,
  findRules,
  type SubstanceLabels,
} from '@/lib/records/labels';
import type { PeptideRecord } from '@/lib/records/peptides';

/** Renders citation marks for keys, numbered in the book's single reference list. */
export type Cite = (keys: readonly string[]) => ElementContent[];

/** Renders a substance's chapter: its verdicts, evidence, doses, half-life and labels. */
export function drawSubstance(peptide: PeptideRecord, cite: Cite): ElementContent[] {
  const { slug, name, subtitle, evidence, dosing } = peptide;
  const standing = getSheetFacts().find((facts) => facts.name === name)?.standing;
  const halfLife = toHalfLifeText(peptide);
  const labels = getLabels().get(slug);
  const { source, recommendedDose } = dosing;
  return [
    h('p', { className: ['lede'] }, `${subtitle}.`),
    ...(standing ? [h('p', `${standing}.`)] : []),
    h('h2', 'What is known'),
    ...drawVerdicts(peptide, cite),
    h('h2', 'The evidence in short'),
    h('p', [evidence.text, ...cite(evidence.references)]),
    h('h2', 'Doses, as labels and studies gave them'),
    h('p', [
      `${recommendedDose}${/[.!]$/.test(recommendedDose) ? '' : '.'}`,
      ...cite(source.references),
    ]),
    ...(halfLife
      ? [h('h2', 'Half-life'), h('p', [halfLife.text, ...cite(halfLife.references)])]
      : []),
    h('h2', 'What the labels say'),
    ...(labels
      ? drawLabels(slug, labels, cite)
      : [
          h(
            'p',
            'No label of it was read, or none exists: nobody has checked who must not use it. What holds all the same:',
          ),
          ...drawRules(findRules(slug), cite),
        ]),
  ];
}

function drawVerdicts({ slug, name: own }: PeptideRecord, cite: Cite): ElementContent[] {
  return getVerdicts(slug).map(({ outcome, name, sentence, certainty, references }) =>
    h('p', [
      h(
        'strong',
        name === own ? `${outcome.label}. ` : `${name}, ${outcome.label.toLowerCase()}. `,
      ),
      sentence,
      certainty ? ` ${certaintyWords[certainty]}` : '',
      ...cite(references),
    ]),
  );
}

/** Renders rules of content/without-label.yaml, a paragraph each. */
function drawRules(rules: ReturnType<typeof findRules>, cite: Cite): ElementContent[] {
  return rules.map(({ text, references }) => h('p', [text, ...cite(references)]));
}

function drawLabels(slug: string, labels: SubstanceLabels, cite: Cite): ElementContent[] {
  const rules = findRules(slug).filter(({ only }) => only);
  return allQuestions.flatMap(({ id, title }) => {
    const own = rules.filter(({ question }) => question === id);
    const answers = [...drawRules(own, cite), ...drawAnswer(labels, id, cite)];
    return answers.length > 0 ? [h('h3', title), ...answers] : [];
  });
}

/** Renders each label's answer to a question, with product, country and section. */
export function drawAnswer(labels: SubstanceLabels, id: AnyQuestion, cite: Cite): ElementContent[] {
  const { entries, why } = findAnswers(labels, id);
  if (why) return [h('p', `We could not read it: ${why}`)];
  return entries.map(({ label, section, text = 'The label says nothing of it.' }) => {
    const { product, country, reference } = labels.labels[label] ?? {};
    return h('p', [
      text,
      h('span', { className: ['from'] }, ` ${product}, ${country}, section ${section}.`),
      ...cite(reference ? [reference] : []),
    ]);
  });
}
