import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { toPlainText } from '../plain-text';
import type { TextProblem } from './nodes';
import { replaceText } from './replace-text';

/** A citation group as authors write it: `[@key]`, `[@a; @b]` or, for one finding of a work, `[@key#finding]`. */
const GROUP = /\[@[^\]\n]*\]/;

const CITED = /^@(?<key>[a-z0-9][a-z0-9-]*)(?:#(?<finding>[a-z0-9][a-z0-9.-]*))?$/;

/** Makes a citation node of each `[@a; @b]`; a group written in any other way is a problem. */
export function markCitations(tree: Root, problems: TextProblem[]): void {
  replaceText(tree, new RegExp(GROUP, 'g'), ([group], line) => {
    const cited = group
      .slice(1, -1)
      .split(';')
      .map((part) => CITED.exec(part.trim())?.groups);
    if (cited.every((part) => part !== undefined)) {
      const findings = cited.flatMap(({ key, finding }) => (finding ? [`${key}.${finding}`] : []));
      const keys = [...new Set(cited.map(({ key = '' }) => key))];
      return { type: 'citation', keys, ...(findings.length > 0 && { findings }) };
    }
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
