import { site } from '@/content/site';
import type { ContentProblem } from '@/lib/content/content-error';
import type { Article, ContentText, Corpus } from './corpus';

/** Lengths in characters that search results show in full. */
export const TITLE_LENGTH = { least: 15, most: 70 };
const DESCRIPTION_LENGTH = { least: 70, most: 160 };

/** Reports article titles, and descriptions of all texts, that are too short or too long. */
export function findBadLengths(text: ContentText): ContentProblem[] {
  return [
    ...(text.kind === 'article' ? checkLength(text, 'title', TITLE_LENGTH) : []),
    ...checkLength(text, 'description', DESCRIPTION_LENGTH),
  ];
}

function checkLength(
  text: ContentText,
  field: 'title' | 'description',
  { least, most }: { least: number; most: number },
): ContentProblem[] {
  const { length } = text.document.data[field];
  if (length >= least && length <= most) return [];
  return [text.document.problemIn(field, `has ${length} characters; write ${least} to ${most}`)];
}

/** Reports titles and descriptions that two texts share. */
export function findSharedFields({ texts }: Corpus): ContentProblem[] {
  return (['title', 'description'] as const).flatMap((field) => {
    const first = new Map<string, ContentText>();
    return texts.flatMap((text) => {
      const value = text.document.data[field].toLowerCase();
      const twin = first.get(value);
      if (!twin) first.set(value, text);
      return twin
        ? [text.document.problemIn(field, `is that of ${twin.document.file}; write another`)]
        : [];
    });
  });
}

/** Reports authors that are not a desk of the academy, and updates dated before publication. */
export function findBadBylines({ document }: Article): ContentProblem[] {
  const { author, publishedAt, updatedAt } = document.data;
  const isDesk = author.startsWith(`${site.brand} `);
  const isBefore = updatedAt !== undefined && updatedAt < publishedAt;
  const desk = `name a desk of the academy, like ${site.brand} Editorial`;
  const order = 'is before publishedAt; correct one of the two';
  return [
    ...(isDesk ? [] : [document.problemIn('author', desk)]),
    ...(isBefore ? [document.problemIn('updatedAt', order)] : []),
  ];
}

/** Reports featured images without a description for readers who cannot see them. */
export function findUndescribedImages({ document }: Article): ContentProblem[] {
  const { featuredImage, featuredImageAlt } = document.data;
  if (!featuredImage || featuredImageAlt) return [];
  const message = 'has no description; add featuredImageAlt: what the picture shows';
  return [document.problemIn('featuredImage', message)];
}
