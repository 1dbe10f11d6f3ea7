import { ContentError, type ContentProblem } from '@/lib/content/content-error';
import { memoise } from '@/lib/content/memoise';
import { readContext } from '@/lib/evidence/read-evidence';
import type { EvidenceContext } from '@/lib/evidence/validate-evidence';
import {
  alsoQuestions,
  generalRulesRecord,
  labelQuestions,
  labelRecords,
  type SubstanceLabels,
  safetyTopics,
} from '@/lib/records/labels';

/** The labels of each substance that has or had one, by slug. Throws a ContentError with every problem. */
export const getLabels: () => ReadonlyMap<string, SubstanceLabels> = memoise('label-layer', () => {
  const problems = validateLabels(readContext());
  if (problems.length > 0) throw new ContentError(problems);
  return new Map(labelRecords.get().map(({ slug, ...labels }) => [slug, labels]));
});

/** A licensed product that a syringe can be filled from, and its strength as printed: '10 mg/2.4 mL'. */
export type Strength = { name: string; text: string };

/** The strengths of liquids that labels state, in the order of the substances. */
export function getStrengths(): Strength[] {
  return [...getLabels().values()].flatMap(({ strengths = [] }) =>
    strengths.map(({ name, mg, ml }) => ({
      name,
      text: `${mg} mg/${ml === '1' ? '' : `${ml} `}mL`,
    })),
  );
}

/** Counts the cells of substances by questions: a label answers, is silent, or none was read. */
export function countLabelCells(substances: Iterable<SubstanceLabels>) {
  const counts = { answered: 0, silent: 0, unread: 0 };
  for (const { answers } of substances) {
    const cells = Object.values(answers);
    const answered = cells.filter((cell) => cell?.some(({ text }) => text !== undefined)).length;
    counts.answered += answered;
    counts.silent += cells.length - answered;
    counts.unread += Object.keys(labelQuestions).length - cells.length;
  }
  return counts;
}

/** Wording that addresses the reader: texts report a label and never turn it into advice. */
const ADVICE: readonly { name: string; form: RegExp }[] = [
  { name: 'speaks to the reader', form: /\b(?:you|your|yours|yourself)\b/i },
  { name: 'speaks for us', form: /\b(?:I|we|us|our|ours)\b/ },
  {
    name: 'begins like an order',
    form: /(?:^|[.:;]\s+)(?:ask|avoid|begin|call|change|check|consider|do not|don't|drink|drive|give|go|inject|keep|never (?:share|inject|use|take|mix)|seek|see|skip|start|stop|store|switch|take|talk|tell|throw|try|use|wait|watch)\b(?!-)/i,
  },
];

/** Checks what schemas cannot: unknown references and labels, unused labels, and advice of our own. */
function validateLabels({ isKnownReference, slugs }: EvidenceContext): ContentProblem[] {
  const validateRules = (
    rules: readonly { text: string; references: readonly string[] }[],
    problem: (message: string, field: string) => ContentProblem,
  ) =>
    rules.flatMap(({ text, references }, index) => [
      ...findAdvice(text).map((message) => problem(message, `rules.${index}.text`)),
      ...references
        .filter((key) => !isKnownReference(key))
        .map((key) => problem(noRecord(key), `rules.${index}.references`)),
    ]);
  const noRecord = (key: string) =>
    `"${key}" has no record in content/references.json; add one, or correct the key`;
  return [
    ...labelRecords.get().flatMap(({ slug, name, labels, answers, also, strengths = [] }) => {
      const problem = (field: string, message: string) =>
        labelRecords.problemAt(slug, message, { field });
      const used = new Set<string>();
      const places = Object.entries({ ...answers, ...also, strengths }).map(([id, entries]) => ({
        way: `${id === 'strengths' ? '' : id in alsoQuestions ? 'also.' : 'answers.'}${id}`,
        entries: (entries ?? []).map((entry) => ({ text: '', ...entry })),
      }));
      const problems = places.flatMap(({ way, entries }) =>
        entries.flatMap(({ label, text }, index) => {
          const field = `${way}.${index}`;
          used.add(label);
          return [
            ...(Object.hasOwn(labels, label)
              ? []
              : [problem(`${field}.label`, `"${label}" is not under labels; add it there`)]),
            ...findAdvice(text).map((message) => problem(`${field}.text`, message)),
          ];
        }),
      );
      if (slugs.has(slug) === (name !== undefined))
        problems.push(
          problem(
            'name',
            name
              ? 'the library has a record of this substance, which names it; take this out'
              : 'the library has no substance called as this file; rename the file, or add name',
          ),
        );
      for (const [id, { reference }] of Object.entries(labels)) {
        if (!used.has(id))
          problems.push(problem(`labels.${id}`, 'is named by no answer; use it, or take it out'));
        if (!isKnownReference(reference))
          problems.push(problem(`labels.${id}.reference`, noRecord(reference)));
      }
      return problems;
    }),
    ...validateRules(generalRulesRecord.get().rules, (message, field) =>
      generalRulesRecord.problemAt('', message, { field }),
    ),
    ...safetyTopics
      .get()
      .flatMap(({ id, rules = [] }) =>
        validateRules(rules, (message, field) => safetyTopics.problemAt(id, message, { field })),
      ),
  ];
}

/** Reports wording of advice in a text that should only say what others state. */
function findAdvice(text: string): string[] {
  return ADVICE.flatMap(({ name, form }) => {
    const found = form.exec(text)?.[0].replace(/^[.:;]\s+/, '');
    return found ? [`"${found}" ${name}; tell what the label says, in its name`] : [];
  });
}
