/** A glossary term as authors write it: `[[term]]` or `[[term|shown text]]`. */
export const TERM_LINK = /\[\[[^\][|\n]+(?:\|[^\][|\n]+)?\]\]/g;

/** The term that a link names and the text that it shows: `[[half-life|half-lives]]`. */
export function parseTermLink(group: string): { name: string; shown: string } {
  const [name = '', shown = name] = group.slice(2, -2).split('|');
  return { name: name.trim(), shown: shown.trim() };
}
