import type { Root } from 'mdast';
import { toPlainText } from '../plain-text';
import { visit } from '../visit';
import type { TextProblem } from './nodes';
import { replaceText } from './replace-text';

/** A citation group as authors write it: `[@key]` or `[@a; @b]`. */
const GROUP = /\[@[^\]\n]*\]/;

const KEY = /^@([a-z0-9][a-z0-9-]*)$/;

/** Makes a citation node of each `[@a; @b]`; a group written in any other way is a problem. */
export function markCitations(tree: Root, problems: TextProblem[]): void {
  replaceText(tree, new RegExp(GROUP, 'g'), ([group], line) => {
    const keys = group.slice(1, -1).split(';').map(parseKey);
    if (keys.every((key) => key !== undefined)) return { type: 'citation', keys };
    const message = `write a citation as [@key] or [@first; @second], not "${group}"`;
    problems.push({ line, message });
    return undefined;
  });
  visit(tree, ['link', 'linkReference'], (link) => {
    const [group] = GROUP.exec(toPlainText(link)) ?? [];
    const message = `write the citation behind the link, not inside its words: ${group}`;
    if (group) problems.push({ line: link.position?.start.line, message });
  });
}

function parseKey(part: string): string | undefined {
  return KEY.exec(part.trim())?.[1];
}
