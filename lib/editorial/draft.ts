import GithubSlugger from 'github-slugger';
import { reservedSlugs } from '@/lib/articles/posts';
import { TITLE_LENGTH } from '@/lib/editorial/rules/front';

/** The file name and address of an article by its title: 'How peptides fold' → 'how-peptides-fold'. */
export function toPostSlug(title: string): string {
  return new GithubSlugger()
    .slug(title.normalize('NFKD').replace(/[^\x20-\x7E]/g, ''))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Why an article cannot have a title, with the remedy; undefined when it can. */
export function findTitleProblem(title: string): string | undefined {
  const slug = toPostSlug(title);
  if (!slug) return 'Give the article a title: npm run new-post -- "How peptides fold"';
  if (reservedSlugs.includes(slug))
    return `The slug "${slug}" belongs to the API; choose another title.`;
  const { least, most } = TITLE_LENGTH;
  return title.length < least || title.length > most
    ? `The title has ${title.length} characters; choose one of ${least} to ${most}.`
    : undefined;
}

/**
 * The Markdown file of a new article: every part that an article has, with a blank in braces wherever
 * something is to be written. Once each blank is filled, a {source} with a citation such as [@key], and
 * the draft line is gone, it passes every rule.
 */
export function toDraft(title: string, today: Date): string {
  return `---
title: ${JSON.stringify(title)}
description: "{One sentence of 70 to 160 characters that says what the reader will learn.}"
author: Amide Editorial
publishedAt: ${today.toISOString().slice(0, 10)}
tags: [Research]
draft: true
---

> [!TAKEAWAYS]
> - {What it is, in one sentence.}
> - {The main result, with species and number of subjects.}{source}
> - {What is not known.}

{What the article is about, in a sentence or two.}

# What it is

{What the molecule or the method is.}{source}

# What was studied

{In whom, how many, against what, for how long.}{source}

Table: {What the table shows}

| {First column} | {Second column} |
| --- | --- |
| {Name}{source} | {Result} |

> [!EVIDENCE 1]
> {Why this level: 1 laboratory, 2 animal, 3 small human studies, 4 controlled trials, 5 reviews or label.}

# A worked example

{A sum with invented numbers, each with its unit.}

# What is not known

{What no study has shown yet.}

> [!SAFETY]
> {What is approved, what is not, and whom to ask.}
`;
}
