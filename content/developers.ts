export const OPENAPI_FILE = '/api/openapi.json';

/** Rises when a call changes its form: the first number when a program has to change with it. */
export const API_VERSION = '1.0.0';

/** What a reader can paste and run. `{site}` becomes the address of the site; a test runs each of them. */
export const examples = [
  {
    title: 'The three newest articles',
    curl: "curl '{site}/api/blog/posts?limit=3'",
    code: `const answer = await fetch('{site}/api/blog/posts?limit=3');
const posts = await answer.json();
for (const { title, slug } of posts) console.log(title, '{site}/blog/' + slug);`,
  },
  {
    title: 'What the site has on a word, by kind',
    curl: "curl '{site}/api/search?q=semaglutide&limit=2'",
    code: `const answer = await fetch('{site}/api/search?q=semaglutide&limit=2');
const { groups } = await answer.json();
for (const { label, count } of groups) console.log(label, count);`,
  },
  {
    title: 'An error, told in JSON',
    curl: "curl '{site}/api/blog/posts?limit=none'",
    code: `const answer = await fetch('{site}/api/blog/posts?limit=none');
const { error } = await answer.json();
console.log(answer.status, error);`,
  },
  {
    title: 'Ask again only for what changed',
    curl: "curl --compressed --etag-save posts.etag '{site}/api/blog/posts'",
    code: `const first = await fetch('{site}/api/blog/posts');
await first.json();
const again = await fetch('{site}/api/blog/posts', {
  cache: 'no-store',
  headers: { 'if-none-match': first.headers.get('etag') },
});
console.log(again.status);`,
  },
  {
    title: 'An article as Markdown',
    curl: "curl '{site}/blog/how-to-read-a-clinical-trial.md'",
    code: `const answer = await fetch('{site}/blog/how-to-read-a-clinical-trial.md');
const text = await answer.text();
console.log(text.split('\\n')[0]);`,
  },
  {
    title: 'All references of an article, for a reference manager',
    curl: "curl '{site}/cite/blog/how-to-read-a-clinical-trial/references.bib'",
    code: `const list = '/cite/blog/how-to-read-a-clinical-trial/references.bib';
const answer = await fetch('{site}' + list);
const text = await answer.text();
console.log(text.match(/^@/gm).length);`,
  },
  {
    title: 'What is new, as a JSON Feed',
    curl: "curl '{site}/feed.json'",
    code: `const answer = await fetch('{site}/feed.json');
const { items } = await answer.json();
for (const { title, date_published } of items) console.log(date_published, title);`,
  },
  {
    title: 'Results of trials, from the files',
    curl: "curl '{site}/data/findings.csv'",
    code: `const answer = await fetch('{site}/data/findings.json');
const { version, records } = await answer.json();
const harms = records.filter(({ kind }) => kind === 'harm');
console.log(version, records.length, harms.length);`,
  },
] as const;
