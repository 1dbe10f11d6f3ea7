import type { ContentProblem } from '@/lib/content/content-error';
import type { EvidenceContext } from '@/lib/evidence/validate-evidence';
import {
  alsoQuestions,
  generalRulesRecord,
  labelRecords,
  safetyTopics,
} from '@/lib/records/labels';

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
export function validateLabels({ isKnownReference, slugs }: EvidenceContext): ContentProblem[] {
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
