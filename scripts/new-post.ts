/** `npm run new-post -- "Title"`: writes a draft with blanks to fill. Refuses an existing slug. */
import { existsSync, writeFileSync } from 'node:fs';
import { contentDirectory } from '@/lib/content/content-directory';
import { findTitleProblem, toDraft, toPostSlug } from '@/lib/editorial/draft';
import { fail } from './fail';

const title = process.argv.slice(2).join(' ').trim();
const slug = toPostSlug(title);
const file = `${contentDirectory()}/posts/${slug}.md`;

const problem = findTitleProblem(title);
if (problem) fail(problem);
if (existsSync(file)) fail(`content/posts/${slug}.md exists already; choose another title.`);

writeFileSync(file, toDraft(title, new Date()), { flag: 'wx' });
console.log(
  `Wrote content/posts/${slug}.md. Fill each {blank}, take out "draft: true", run npm run check.`,
);
