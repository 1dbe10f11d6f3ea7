import { readFileSync } from 'node:fs';
import GithubSlugger from 'github-slugger';
import { reservedSlugs } from '@/lib/articles/posts';
import { TITLE_LENGTH } from '@/lib/editorial/rules/front';

/** Returns the file name and slug of an article from its title: 'How peptides fold' → 'how-peptides-fold'. */
export function toPostSlug(title: string): string {
  return new GithubSlugger()
    .slug(title.normalize('NFKD').replace(/[^\x20-\x7E]/g, ''))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Returns why a title cannot be used, with the remedy; undefined if it can. */
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
 * Returns the Markdown file of a new article: a draft with every required part and a blank in braces for each text to
 * write. It passes every rule once each blank is filled, each {source} is replaced by a citation such as [@key], and
 * the draft line is removed.
 */
export function toDraft(title: string, today: Date): string {
  return readFileSync('scripts/new-post.md', 'utf8')
    .replace('%TITLE%', () => JSON.stringify(title))
    .replace('%DAY%', today.toISOString().slice(0, 10));
}
