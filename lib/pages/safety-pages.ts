import { pages } from '@/content/pages';
import { getLabels } from '@/lib/labels/labels';
import { peptidePath, requirePeptide, sheetPath } from '@/lib/peptides/peptides';
import { type AnyQuestion, allQuestions, isAsked, safetyTopics } from '@/lib/records/labels';
import { somethingWentWrongRecord } from '@/lib/records/something-went-wrong';
import type { Page } from './page';

/** Situations in which something went wrong, safety questions, each with its address, and the label sheets. */
export function getSafetyPages(): Page[] {
  return [
    ...somethingWentWrongRecord.get().situations.map(
      ({ id, title, first, say = '', steps, why, references }): Page => ({
        kind: 'Tool',
        path: `${pages.somethingWentWrong.path}#${id}`,
        title,
        description: first,
        getWords: () => ({ text: [say, ...steps, why].join('\n'), keys: references }),
      }),
    ),
    ...safetyTopics.get().map(
      ({ id, title, intro, question, rules = [] }): Page => ({
        kind: 'Page',
        path: `${pages.safety.path}#${id}`,
        title,
        description: intro,
        getWords: () => ({
          text: [...rules.map(({ text }) => text), ...getAskedNames(question)].join('\n'),
          keys: rules.flatMap(({ references }) => references),
        }),
      }),
    ),
    ...[...getLabels().keys()].map((slug): Page => {
      const { name } = requirePeptide(slug);
      return {
        kind: 'Page',
        path: sheetPath(slug),
        title: `${name}: before you use it`,
        crumb: 'On one sheet',
        description: `What the labels of ${name} say, question by question, on one sheet.`,
        under: [pages.products.path, peptidePath(slug)],
        isUnlisted: true,
      };
    }),
  ];
}

function getAskedNames(question: AnyQuestion): string[] {
  return [...getLabels()]
    .filter(([, labels]) => isAsked(labels, question))
    .map(([slug]) => requirePeptide(slug).name);
}

/** The addresses of label questions on the pages of substances, for links from texts. */
export function getLabelPlaces(): Pick<Page, 'path'>[] {
  return [...getLabels()].flatMap(([slug, labels]) =>
    allQuestions
      .filter(({ id }) => isAsked(labels, id))
      .map(({ id }) => ({ path: `${peptidePath(slug)}#${id}` })),
  );
}
