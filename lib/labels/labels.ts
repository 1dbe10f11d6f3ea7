import { ContentError, type ContentProblem } from '@/lib/content/content-error';
import { memoise } from '@/lib/content/memoise';
import { readContext } from '@/lib/evidence/read-evidence';
import {
  generalRulesRecord,
  labelQuestions,
  labelRecords,
  type SafetyTopic,
  type SubstanceLabels,
  safetyTopics,
} from '@/lib/records/labels';

/** The labels of each substance that has or had one, by slug. Throws a ContentError with every problem. */
export const getLabels: () => ReadonlyMap<string, SubstanceLabels> = memoise('labels', () => {
  const problems = validateLabels();
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

type Report = (field: string, message: string) => void;

/** Checks what schemas cannot: unknown references and labels, unused labels, and advice of our own. */
function validateLabels(): ContentProblem[] {
  const { isKnownReference, slugs } = readContext();
  const problems: ContentProblem[] = [];
  const checkReference = (key: string, field: string, report: Report) => {
    const remedy = 'add one, or correct the key';
    if (!isKnownReference(key))
      report(field, `"${key}" has no record in content/references.json; ${remedy}`);
  };
  const checkText = (text: string, field: string, report: Report) => {
    for (const message of findAdvice(text)) report(field, message);
  };
  const checkRules = (rules: SafetyTopic['rules'] = [], report: Report) => {
    for (const [index, { text, references }] of rules.entries()) {
      checkText(text, `rules.${index}.text`, report);
      for (const key of references) checkReference(key, `rules.${index}.references`, report);
    }
  };

  for (const { slug, name, labels, answers, also = {}, strengths } of labelRecords.get()) {
    const report: Report = (field, message) =>
      problems.push(labelRecords.problemAt(slug, message, { field }));
    const used = new Set<string>();
    const check = (place: string, entries: readonly { label: string; text?: string }[] = []) => {
      for (const [index, { label, text = '' }] of entries.entries()) {
        used.add(label);
        if (!Object.hasOwn(labels, label))
          report(`${place}.${index}.label`, `"${label}" is not under labels; add it there`);
        checkText(text, `${place}.${index}.text`, report);
      }
    };
    for (const [id, entries] of Object.entries(answers)) check(`answers.${id}`, entries);
    for (const [id, entries] of Object.entries(also)) check(`also.${id}`, entries);
    check('strengths', strengths);
    if (slugs.has(slug) && name)
      report('name', 'the library has a record of this substance, which names it; take this out');
    if (!slugs.has(slug) && !name)
      report(
        'name',
        'the library has no substance called as this file; rename the file, or add name',
      );
    for (const [id, { reference }] of Object.entries(labels)) {
      if (!used.has(id)) report(`labels.${id}`, 'is named by no answer; use it, or take it out');
      checkReference(reference, `labels.${id}.reference`, report);
    }
  }
  checkRules(generalRulesRecord.get().rules, (field, message) =>
    problems.push(generalRulesRecord.problemAt('', message, { field })),
  );
  for (const { id, rules } of safetyTopics.get())
    checkRules(rules, (field, message) =>
      problems.push(safetyTopics.problemAt(id, message, { field })),
    );
  return problems;
}

/** Reports wording of advice in a text that should only say what others state. */
function findAdvice(text: string): string[] {
  return ADVICE.flatMap(({ name, form }) => {
    const found = form.exec(text)?.[0].replace(/^[.:;]\s+/, '');
    return found ? [`"${found}" ${name}; tell what the label says, in its name`] : [];
  });
}
