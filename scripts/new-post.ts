/** `npm run new-post -- "Title"`: writes a draft whose front matter is valid. Refuses an existing slug. */
import { existsSync, writeFileSync } from 'node:fs';
import GithubSlugger from 'github-slugger';
import { contentDirectory } from '@/lib/content/content-directory';
import { toDraft } from '@/lib/content/draft';
import { reservedSlugs } from '@/lib/content/read-posts';

const title = process.argv.slice(2).join(' ').trim();
const slug = new GithubSlugger()
  .slug(title.normalize('NFKD').replace(/[^\x20-\x7E]/g, ''))
  .replace(/[^a-z0-9]+/g, '-')
  .replace(/^-|-$/g, '');
const file = `${contentDirectory()}/posts/${slug}.md`;

if (!slug) fail('Give the article a title: npm run new-post -- "How peptides fold"');
if (reservedSlugs.includes(slug))
  fail(`The slug "${slug}" belongs to the API; choose another title.`);
if (existsSync(file)) fail(`content/posts/${slug}.md exists already; choose another title.`);

writeFileSync(file, toDraft(title, new Date()), { flag: 'wx' });
console.log(`Wrote content/posts/${slug}.md. Fill it in, then take out "draft: true".`);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
