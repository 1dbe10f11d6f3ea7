import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { formatProblem, toProblems } from '@/lib/content/content-error';
import { countLabelCells, getLabels } from '@/lib/labels/labels';
import { labelQuestions } from '@/lib/records/labels';
import { writeContentDirectory } from '../../../fixtures/content-directory';

const LABEL = `labels:
  wegovy-us:
    product: Wegovy
    country: United States
    kind: prescribing information
    year: 2026
    changed: 2026-06-18
    reference: doe-2021-example
    copy: https://example.org/wegovy
    read: label
    date: 2026-11-23
`;

const ENTRY = '- {label: wegovy-us, section: "8.1", text: The label says to stop at 2 months.}';

/** The text of a label file: the same answer to every question, except for those in `cells`. */
function record(cells: Record<string, string> = {}, rest = '', label = LABEL): string {
  const answers = Object.keys(labelQuestions).flatMap((id) => {
    const cell = cells[id] ?? ENTRY;
    return cell === '' ? [] : [`  ${id}:`, `    ${cell}`];
  });
  return `${label}answers:\n${answers.join('\n')}\n${rest}`;
}

const GENERAL =
  'rules:\n  - {question: storage, text: It is kept cold., references: [doe-2021-example]}\n';

const TOPICS = `- id: driving
  title: Driving
  intro: What the labels say.
  question: driving
  rules:
    - {text: The regulator says so., references: [doe-2021-example]}
`;

/** Reads the label layer with one substance's file, the general rules and the topics. */
function read(source: string, name = 'semaglutide', rules = GENERAL, topics = TOPICS) {
  onTestFinished(writeContentDirectory({}));
  const directory = String(process.env.CONTENT_DIR);
  rmSync(path.join(directory, 'labels'), { recursive: true });
  mkdirSync(path.join(directory, 'labels'));
  writeFileSync(path.join(directory, `labels/${name}.yaml`), source);
  writeFileSync(path.join(directory, 'without-label.yaml'), rules);
  writeFileSync(path.join(directory, 'safety.yaml'), topics);
  return getLabels();
}

const problemsOf = (...files: Parameters<typeof read>) =>
  toProblems(() => read(...files)).map(formatProblem);

test('answered, silent and unread questions are counted separately', () => {
  const silent = '- {label: wegovy-us, section: "7", silent: true}';
  const labels = read(
    record({ contraception: silent, storage: '' }, 'unread:\n  storage: No copy shows it.\n'),
  );
  expect(labels.get('semaglutide')?.answers.pregnancy).toEqual([
    { label: 'wegovy-us', section: '8.1', text: 'The label says to stop at 2 months.' },
  ]);
  expect(countLabelCells(labels.values())).toEqual({ answered: 16, silent: 1, unread: 1 });
});

test('a question with no cell or with two is refused', () => {
  expect(problemsOf(record({ surgery: '' }, 'unread:\n  storage: No copy shows it.\n'))).toEqual([
    'content/labels/semaglutide.yaml:12:1: semaglutide.answers.surgery: has no cell; write what the labels say under answers, or why none could be read under unread',
    'content/labels/semaglutide.yaml:37:3: semaglutide.answers.storage: is under both answers and unread; keep one of the two',
  ]);
});

test.each([
  ['no place', '- {label: wegovy-us, text: It stops.}', 'section: is missing'],
  [
    'a label that is not there',
    '- {label: zepbound-us, section: "8", text: It stops.}',
    '"zepbound-us" is not under',
  ],
  [
    'silence and words',
    '- {label: wegovy-us, section: "8", text: It stops., silent: true}',
    'write what the label says',
  ],
  [
    'a word to the reader',
    '- {label: wegovy-us, section: "8", text: A dose you missed is late.}',
    '"you" speaks to the reader',
  ],
  [
    'an order',
    '- {label: wegovy-us, section: "8", text: The dose is late. Take it at once.}',
    '"Take" begins like an order',
  ],
])('an answer with %s is refused on its line', (_, cell, message) => {
  const [problem = '', ...others] = problemsOf(record({ pregnancy: cell }));
  expect(problem).toMatch(
    /^content\/labels\/semaglutide\.yaml:24:\d+: semaglutide\.answers\.pregnancy\.0/,
  );
  expect(problem).toContain(message);
  expect(others).toEqual([]);
});

test.each([
  [
    'read before its text came into force',
    'date: 2026-11-23',
    'date: 2026-06-17',
    ':11:5: semaglutide.labels.wegovy-us.date: is before the change',
  ],
  [
    'without a record',
    'doe-2021-example',
    'doe-2022',
    ':8:5: semaglutide.labels.wegovy-us.reference: "doe-2022" has no record',
  ],
  [
    'whose year is a guess',
    'year: 2026',
    'year: about 2026',
    ':6:5: semaglutide.labels.wegovy-us.year: expected a year',
  ],
  [
    'that no answer names',
    '  wegovy-us:',
    `  wegovy-eu:\n${LABEL.split('\n').slice(2, -1).join('\n')}\n  wegovy-us:`,
    ':2:3: semaglutide.labels.wegovy-eu: is named by no answer',
  ],
])('a label %s is refused on its line', (_, from, to, message) => {
  const [problem = '', ...others] = problemsOf(record({}, '', LABEL.replace(from, to)));
  expect(problem).toContain(message);
  expect(others).toEqual([]);
});

test('a file is named after a library substance, or names a substance outside the library', () => {
  expect(problemsOf(record(), 'orforglipron')[0]).toContain('rename the file, or add name');
  expect(problemsOf(`name: Orforglipron\n${record()}`, 'orforglipron')).toEqual([]);
  expect(problemsOf(`name: Wegovy\n${record()}`)[0]).toMatch(
    /yaml:1:1: semaglutide\.name: the library/,
  );
});

test('a general rule that cites no record or gives orders is refused on its line', () => {
  const rules = GENERAL.replace('It is kept', 'Keep it').replace('2021', '2022');
  const problems = problemsOf(record(), 'semaglutide', rules);
  expect(problems).toHaveLength(2);
  expect(problems[0]).toMatch(/^content\/without-label\.yaml:2:\d+: rules\.0\.text: "Keep" begins/);
  expect(problems[1]).toMatch(
    /^content\/without-label\.yaml:2:\d+: .*"doe-2022-example" has no record/,
  );
});

test('topic rules, further questions and strengths are checked against labels and records too', () => {
  const rest = `also:
  driving:
    - {label: wegovy-us, section: "2", text: Drive with care.}
strengths:
  - {label: ozempic-us, section: "3", name: Ozempic, mg: "2", ml: "3"}
`;
  expect(problemsOf(record({}, rest)).map((text) => text.replace(/^.*?: /, ''))).toEqual([
    expect.stringContaining('semaglutide.also.driving.0.text: "Drive" begins like an order'),
    expect.stringContaining('semaglutide.strengths.0.label: "ozempic-us" is not under'),
  ]);
  const topics = TOPICS.replace('The regulator says so', 'Ask a doctor').replace('2021', '2022');
  const problems = problemsOf(record(), 'semaglutide', GENERAL, topics);
  expect(problems).toEqual([
    expect.stringMatching(/^content\/safety\.yaml:6:\d+: driving\.rules\.0\.text: "Ask" begins/),
    expect.stringContaining('"doe-2022-example" has no record'),
  ]);
});
