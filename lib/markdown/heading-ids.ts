import GithubSlugger, { slug as toSlug } from 'github-slugger';

/** Ids the page itself uses; a heading of the same text gets a number. */
const RESERVED_IDS = ['main', 'references', 'close-reference'];

/**
 * Ids of citations and references (html/citations.ts), of definitions (html/terms.ts) and of footnotes; and what
 * begins with an underscore, as the framework's own variables do: an id is a variable of the window too.
 */
const RESERVED_FORMS = /^(citation|reference)-\d+$|^term-|^user-content-|^footnote-label$|^_/;

/** Gives the headings of one text their ids, in order: from their words, unique, never one that the page uses. */
export function createHeadingIds(): (heading: string) => string {
  const slugger = new GithubSlugger();
  for (const id of RESERVED_IDS) slugger.slug(id);
  return (heading) => {
    const words = toSlug(heading);
    const isUsable = words !== '' && !RESERVED_FORMS.test(words);
    return slugger.slug(isUsable ? words : `section ${words}`.trim());
  };
}
