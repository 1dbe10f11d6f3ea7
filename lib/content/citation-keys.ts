/** A citation group as authors write it: `[@key]` or `[@a; @b]`. */
export const CITATION_GROUP = /\[@[^\]\n]*\]/g;

const CITATION_KEY = /^@([a-z0-9][a-z0-9-]*)$/;

/** The keys of one group, `[@a; @b]` → ['a', 'b']. Throws when it is written in any other way. */
export function parseCitationGroup(group: string): string[] {
  return group
    .slice(1, -1)
    .split(';')
    .map((part) => {
      const key = CITATION_KEY.exec(part.trim())?.[1];
      if (!key) throw new Error(`write a citation as [@key] or [@first; @second], not "${group}"`);
      return key;
    });
}

/** Markdown with its code (fenced and inline) blanked out, every line kept in place. */
export function blankCode(markdown: string): string {
  const blank = (code: string) => code.replace(/[^\n]/g, ' ');
  return markdown
    .replace(/^( {0,3})(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\2[`~]*[ \t]*$|(?![\s\S]))/gm, blank)
    .replace(/(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/g, blank);
}
