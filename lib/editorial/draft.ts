import { readFileSync } from 'node:fs';
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
  return readFileSync('scripts/new-post.md', 'utf8')
    .replace('%TITLE%', () => JSON.stringify(title))
    .replace('%DAY%', today.toISOString().slice(0, 10));
}
