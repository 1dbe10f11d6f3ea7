import type { Root } from 'mdast';
import type { TextProblem } from './nodes';
import { replaceText } from './replace-text';

/** A citation group as authors write it: `[@key]` or `[@a; @b]`. */
const GROUP = /\[@[^\]\n]*\]/g;

const KEY = /^@([a-z0-9][a-z0-9-]*)$/;

/** Makes a citation node of each `[@a; @b]`; a group written in any other way is a problem. */
export function markCitations(tree: Root, problems: TextProblem[]): void {
  replaceText(tree, GROUP, ([group], line) => {
    const keys = group.slice(1, -1).split(';').map(parseKey);
    if (keys.every((key) => key !== undefined)) return { type: 'citation', keys };
    const message = `write a citation as [@key] or [@first; @second], not "${group}"`;
    problems.push({ line, message });
    return undefined;
  });
}

function parseKey(part: string): string | undefined {
  return KEY.exec(part.trim())?.[1];
}
