import type { Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseMarker } from '../callout-kinds';
import { toPlainText } from '../plain-text';
import type { TableCaption, TextProblem } from './nodes';
import { replaceText } from './replace-text';

/** Replaces each quote that starts with a marker such as `[!SAFETY]` by a callout; reports faulty markers. */
export function markCallouts(tree: Root, problems: TextProblem[]): void {
  visit(tree, 'blockquote', (quote, index, parent) => {
    for (const [place, line] of quote.children.entries()) {
      const marker = line.type === 'paragraph' && toMarker(line);
      if (!marker) continue;
      const report = (message: string) =>
        problems.push({ line: line.position?.start.line ?? 1, message });
      if (marker.rest) {
        report(`write the callout ${marker.text} alone on its line, its text on the next`);
        continue;
      }
      const parsed = parseMarker(marker.text);
      if ('problem' in parsed) report(parsed.problem);
      else if (place > 0) report(`put the callout ${marker.text} first in its quote`);
      else if (parent && index !== undefined)
        (parent.children as RootContent[])[index] = {
          type: 'callout',
          ...parsed,
          children: quote.children.slice(1),
          position: quote.position,
        };
    }
  });
}

/** Returns the marker at the start of a line, `[!SAFETY]`, and the rest of the line. */
function toMarker(line: Paragraph): { text: string; rest: string } | undefined {
  const [, text, rest = ''] = /^\s*(\[![^\]]*\])(.*)$/s.exec(toPlainText(line)) ?? [];
  return text ? { text, rest: rest.trim() } : undefined;
}

const CAPTION = /^Table:\s+/;

/** Replaces each paragraph 'Table: …' directly before a table by a caption node. */
export function markCaptions(tree: Root): void {
  visit(tree, 'paragraph', (node, index, parent) => {
    if (!parent || index === undefined) return;
    const caption = parent.children[index + 1]?.type === 'table' && toCaption(node);
    if (caption) (parent.children as RootContent[])[index] = caption;
  });
}

function toCaption({ children, position }: Paragraph): TableCaption | undefined {
  const [first, ...rest] = children;
  if (first?.type !== 'text' || !CAPTION.test(first.value)) return undefined;
  const lead: PhrasingContent = { ...first, value: first.value.replace(CAPTION, '') };
  return { type: 'tableCaption', children: [lead, ...rest], position };
}

/** A citation group: `[@key]`, `[@a; @b]` or, for one finding of a work, `[@key#finding]`. */
const GROUP = /\[@[^\]\n]*\]/;

const CITED = /^@(?<key>[a-z0-9][a-z0-9-]*)(?:#(?<finding>[a-z0-9][a-z0-9.-]*))?$/;

/** Replaces each `[@a; @b]` by a citation node; reports a malformed group, or one inside a link. */
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

/** A glossary term: `[[term]]` or `[[term|shown text]]`. */
const TERM = /\[\[([^\][|\n]+)(?:\|([^\][|\n]+))?\]\]/g;

/** Replaces each `[[term|shown]]` by a term node; reports malformed brackets and terms in headings. */
export function markTerms(tree: Root, problems: TextProblem[]): void {
  replaceText(tree, TERM, ([, name = '', shown = name]) => ({
    type: 'term',
    name: name.trim(),
    shown: shown.trim(),
  }));
  const report = (node: Nodes, message: string) =>
    problems.push({ line: node.position?.start.line ?? 1, message });
  visit(tree, 'heading', (heading) => {
    visit(heading, 'term', (term) => {
      report(term, 'write no glossary term in a heading; explain the word in the text below it');
    });
  });
  visit(tree, 'text', (text) => {
    if (text.value.includes('[['))
      report(
        text,
        'write a glossary term as [[term]] or [[term|shown text]], in a table as [[term]]',
      );
  });
}

/** The sum behind a number: `[= 81 / 6]`. */
const ARITHMETIC = /\[=([^\]\n]*)\]/g;

/** Replaces each `[= 81 / 6]` by an arithmetic node; the number check verifies the result. */
export function markArithmetic(tree: Root): void {
  replaceText(tree, ARITHMETIC, ([, sum = '']) => ({ type: 'arithmetic', sum: sum.trim() }));
}
