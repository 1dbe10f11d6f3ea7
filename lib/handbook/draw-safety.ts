import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { toMassRows, toSyringeRows, toVolumeRows } from '@/lib/calculator/reference-tables';
import { getLabels } from '@/lib/labels/labels';
import { drawTable } from '@/lib/markdown/html/draw-table';
import { requirePeptide } from '@/lib/peptides/peptides';
import { isAsked, safetyTopics } from '@/lib/records/labels';
import { storageRecord } from '@/lib/records/resources';
import { somethingWentWrongRecord, urgencies } from '@/lib/records/something-went-wrong';
import { type Cite, drawAnswer } from './draw-substance';

const toItem = (text: string) => h('li', text);

/** Renders what to do when something went wrong: danger signs, whom to call, then each situation. */
export function drawSituations(cite: Cite): ElementContent[] {
  const { danger, situations, countries } = somethingWentWrongRecord.get();
  return [
    h('h2', 'Call the emergency number for any of these'),
    h('ul', danger.map(toItem)),
    h(
      'p',
      'Where a step speaks of what stands below, the page works it out: its address is above.',
    ),
    h('h2', 'Whom to call'),
    h(
      'ul',
      countries.map(
        ({ country, emergency, poison, poisonIs = 'Poison centre', note, references }) =>
          h('li', [
            h('strong', `${country}: `),
            `emergency ${emergency}`,
            poison ? `. ${poisonIs}: ${poison}` : '',
            note ? `. ${note}` : '',
            ...cite(references),
          ]),
      ),
    ),
    ...situations.flatMap(({ title, urgency, first, say, steps, why, references }) => [
      h('h2', title),
      h('p', [h('strong', `${urgencies[urgency]}. `), first]),
      ...(say ? [h('p', `Say ${say}`)] : []),
      h('ul', steps.map(toItem)),
      h('p', [why, ...cite(references)]),
    ]),
  ];
}

/** Renders the safety topics across substances: the rules, then what each label says. */
export function drawSafety(cite: Cite): ElementContent[] {
  return safetyTopics
    .get()
    .flatMap(({ title, intro, question, rules = [] }) => [
      h('h2', title),
      h('p', intro),
      ...rules.map(({ text, references }) => h('p', [text, ...cite(references)])),
      ...[...getLabels()]
        .filter(([, labels]) => isAsked(labels, question))
        .flatMap(([slug, labels]) => [
          h('h3', requirePeptide(slug).name),
          ...drawAnswer(labels, question, cite),
        ]),
    ]);
}

/** Renders the tables of the quick reference. */
export function drawReferenceTables(cite: Cite): ElementContent[] {
  const { conditions, caveat, sources } = storageRecord.get();
  return [
    h(
      'p',
      '1 mg is 1,000 mcg. On a U-100 syringe 100 units are 1 mL; a unit is a volume and says nothing of milligrams until the concentration is known.',
    ),
    h('h2', 'Milligrams, micrograms and grams'),
    drawTable(['Milligrams', 'Micrograms', 'Grams'], toMassRows()),
    h('h2', 'Millilitres, microlitres and units on a U-100 syringe'),
    drawTable(['Millilitres', 'Microlitres', 'Units'], toVolumeRows()),
    h('h2', 'U-100 syringes'),
    drawTable(
      ['Size', 'Units held', 'Units per mark', 'Volume per mark', 'Marks'],
      toSyringeRows(),
    ),
    h('h2', 'Storage'),
    drawTable(
      ['What', 'Where', 'Temperature', 'Time', 'Note'],
      conditions.map((one) => [one.what, one.where, one.temperature, one.time, one.note]),
    ),
    h('p', [caveat, ...cite(sources)]),
  ];
}
