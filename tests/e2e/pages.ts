/** An article with sections, a table and citations, and with a drawn hero in place of an image. */
export const ARTICLE_SLUG = 'mots-c-mitochondrial-peptide';
export const ARTICLE = `/blog/${ARTICLE_SLUG}`;

/** A lesson with citations and a table. */
export const LESSON = '/education/fundamentals/amounts-volumes-and-units';

/** A page of each kind, for what must hold on all of them. */
export const pages = [
  { name: 'home page', path: '/', status: 200 },
  { name: 'article list', path: '/blog', status: 200 },
  { name: 'article', path: ARTICLE, status: 200 },
  { name: 'archive', path: '/archive', status: 200 },
  { name: 'education topic', path: '/education/certification', status: 200 },
  { name: 'lesson', path: LESSON, status: 200 },
  { name: 'guide', path: '/guides/safety', status: 200 },
  { name: 'unknown guide', path: '/guides/no-such-guide', status: 200 },
  { name: 'company page', path: '/about', status: 200 },
  { name: '404 page', path: '/no-such-page', status: 404 },
  { name: 'missing article', path: '/blog/no-such-article', status: 404 },
] as const;

/** What the browser reports when a page itself answers 404. */
export const NOT_FOUND = /status of 404/;
