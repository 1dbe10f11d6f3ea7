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
