/**
 * What changed in the form or the meaning of the files at /data, newest first: the first is the version of all of
 * them. The first number rises when a program that reads them has to change, the second when something is added,
 * the third when records were corrected in number. `form` is drawn from the schemas: a test says when they differ.
 */
export const dataChanges = [
  {
    version: '2.1.0',
    date: '2026-11-24',
    text: 'Studies may hold "trial": the name that their trial goes by, such as STEP 1. Several papers may report one trial.',
    form: '69081c635f8e',
  },
  {
    version: '2.0.0',
    date: '2026-11-24',
    text: 'The level of evidence of a substance is a number from 1 to 5 with its words, worked out from the studies behind its verdicts, in place of a word that an editor chose. Studies may hold "notReported": what of a trial stood in no copy that we could read.',
    form: '5b9661c9e9fb',
  },
  {
    version: '1.1.0',
    date: '2026-11-23',
    text: 'Results may hold "studied": how many people a result is of where that is not the number randomised, as in registers. Two studies without groups by chance, which had "randomised", have it instead.',
    form: 'b3df671ed2e8',
  },
  {
    version: '1.0.0',
    date: '2026-11-22',
    text: 'First publication of substances, results, groups of results, studies, standing, references and glossary, beside the test cases of the calculator.',
    form: '1ab4745b19db',
  },
] as const satisfies readonly { version: string; date: string; text: string; form: string }[];

/** The files by what they hold, in the order of the page. */
export const dataSetTexts = {
  peptides: {
    title: 'Substances',
    description:
      'What each substance of the library is: its chain as published and every change to it, formula and masses as we compute them, a published mass beside ours, and how far it was studied. No doses.',
  },
  findings: {
    title: 'Results',
    description:
      'One measured outcome of one study in each record: who was studied, what was compared, what came out, and where we read it.',
  },
  arms: {
    title: 'Groups of results',
    description:
      'The groups that stand inside the results, one in each record, for programs that want a plain table. The first group of a result is the one that was treated.',
  },
  studies: {
    title: 'Studies',
    description: 'How each study with a result was made, where it is registered and who paid.',
  },
  status: {
    title: 'Standing',
    description:
      'What medicine law and the rules of sport say of each substance, each statement with its source and the day on which it was read. A blend names its parts.',
  },
  references: {
    title: 'References',
    description:
      'The bibliography as CSL-JSON records, with the kind of study, whom it looked at, and what our texts may tell of it.',
  },
  glossary: {
    title: 'Glossary terms',
    description: 'The terms that we explain, with their other names.',
  },
  'reconstitution-cases': {
    title: 'Test cases of the calculator',
    description:
      'Inputs and exact results for any reconstitution calculator, with the faults that they find. The numbers are arithmetic and no doses to use. This file has a version of its own.',
  },
} as const;
