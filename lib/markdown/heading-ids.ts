import GithubSlugger, { slug as toSlug } from 'github-slugger';

/** Ids that the page itself uses; a heading with such a slug gets a number appended. */
const RESERVED_IDS = ['main', 'references', 'close-reference'];

/**
 * Ids of citations and references (html/citations.ts), definitions (article-tree.ts) and footnotes, and ids with a
 * leading underscore: an element's id is also a global variable, and the framework's own start with one.
 */
const RESERVED_FORMS = /^(citation|reference)-\d+$|^term-|^user-content-|^footnote-label$|^_/;

/** Returns a function that gives a text's headings their ids, in order: slugs, unique and not reserved. */
export function createHeadingIds(): (heading: string) => string {
  const slugger = new GithubSlugger();
  for (const id of RESERVED_IDS) slugger.slug(id);
  return (heading) => {
    const words = toSlug(heading);
    const isUsable = words !== '' && !RESERVED_FORMS.test(words);
    return slugger.slug(isUsable ? words : `section ${words}`.trim());
  };
}
