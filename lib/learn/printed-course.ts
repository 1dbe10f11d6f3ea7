import type { Element, ElementContent, Root } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { toCitedText } from '@/lib/glossary/cited-text';
import { getTerms } from '@/lib/glossary/glossary';
import { toTermAnchor } from '@/lib/glossary/glossary-terms';
import type { TocEntry } from '@/lib/markdown/article-tree';
import type { Lesson, Topic } from './schemas';

/** A whole course as one text, and its parts for the table of contents. */
export type PrintedCourse = { tree: Root; parts: TocEntry[] };

type Part = { heading: Element; children: ElementContent[] };

const UNBROKEN = 'break-inside: avoid';

/** A line to write on by hand. */
const BLANK = 'Your answer: ________________';

/**
 * All lessons of a course as one text for paper, made as the page of a lesson is: figures, exercises and citations
 * are numbered through it. Behind the lessons stand the answers, which a lesson has below each exercise, the words
 * that it explains on a press, and the sources. Throws a ContentError on what is written wrongly.
 */
export function getPrintedCourse({ slug, lessons }: Topic): PrintedCourse {
  const { tree } = toCitedText({
    file: `content/education/${slug}`,
    text: {
      tree: { type: 'root', children: lessons.flatMap(makeChapter) },
      problems: lessons.flatMap(({ document }) => document.text.problems),
    },
  });
  leaveToScreen(tree);
  const words = takeWords(tree);
  const chapters = splitParts(tree);
  const answers = chapters.flatMap(({ heading, children }) => {
    const taken = children.flatMap(takeAnswer);
    return taken.length > 0 ? [h('h3', toText(heading)), ...taken] : [];
  });
  const isSources = ({ heading }: Part) => heading.properties.id === 'references';
  const parts = [
    ...chapters.filter((part) => !isSources(part)),
    ...makePart('answers', 'Answers to the exercises', answers),
    ...makePart('words', 'Words of this course', words),
    ...chapters.filter(isSources),
  ];
  for (const { heading } of parts) heading.properties.style = 'break-before: page';
  return {
    tree: {
      type: 'root',
      children: parts.flatMap(({ heading, children }) => [heading, ...children]),
    },
    parts: parts.map(({ heading }) => ({
      id: String(heading.properties.id),
      text: toText(heading),
    })),
  };
}

/** A lesson below its title, its own headings one level further down. */
function makeChapter({ title, description, document }: Lesson, index: number): RootContent[] {
  return [
    heading(`Lesson ${index + 1}: ${title}`),
    {
      type: 'paragraph',
      children: [{ type: 'emphasis', children: [{ type: 'text', value: description }] }],
    },
    ...document.text.tree.children.map(
      (node): RootContent =>
        node.type === 'heading'
          ? { ...node, depth: Math.min(6, node.depth + 1) as typeof node.depth }
          : node,
    ),
  ];
}

function heading(value: string): RootContent {
  return { type: 'heading', depth: 1, children: [{ type: 'text', value }] };
}

function splitParts({ children }: Root): Part[] {
  const parts: Part[] = [];
  for (const node of children) {
    if (node.type === 'element' && node.tagName === 'h2')
      parts.push({ heading: node, children: [] });
    else if (node.type !== 'doctype') parts.at(-1)?.children.push(node);
  }
  return parts;
}

function makePart(id: string, title: string, children: ElementContent[]): Part[] {
  return children.length > 0 ? [{ heading: h('h2', { id }, title), children }] : [];
}

/** Takes the answer out of an exercise and gives it under the exercise's number; nothing of other elements. */
function takeAnswer(node: ElementContent): Element[] {
  if (node.type !== 'element' || !node.properties.dataExercise) return [];
  const title = node.children.find(isElement('h3'));
  const answer = node.children.find(isElement('details'));
  if (!(title && answer)) return [];
  // One level further down, as all headings of its lesson.
  title.tagName = 'h4';
  const others = node.children.filter((child) => child !== answer);
  node.children = isWritten(node)
    ? [...others, h('p', { style: 'margin-top: 0.75rem' }, BLANK)]
    : others;
  const [number = ''] = toText(title).split('.');
  const link = h('a', { href: `#${node.properties.id}` }, number);
  const reasons = answer.children.filter((child) => !isElement('summary')(child));
  return [h('div', { className: ['prose'], style: UNBROKEN }, h('h4', link), ...reasons)];
}

/** Whether the answer is written down: an option is ticked, and a syringe drawn on. */
function isWritten({ properties: { dataExercise } }: Element): boolean {
  return dataExercise === 'number' || dataExercise === 'read' || dataExercise === 'order';
}

function isElement(name: string) {
  return (node: ElementContent): node is Element =>
    node.type === 'element' && node.tagName === name;
}

/**
 * What does nothing on paper: folded numbers of a figure, which it shows itself, are for the screen alone, and a heading
 * is no link to itself, of which many have one name here.
 */
function leaveToScreen(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (node.tagName === 'details') node.properties.className = ['no-print'];
    const [link] = node.children;
    if (/^h\d$/.test(node.tagName) && link?.type === 'element' && link.tagName === 'a')
      node.children = link.children;
  });
}

/**
 * Takes the definitions out of a text, which open on a press of their words, and gives them as a list in the order of
 * the alphabet; each word leads there.
 */
function takeWords(tree: Root): Element[] {
  const definitions = new Map<string, ElementContent[]>();
  visit(tree, 'element', (node, index, parent) => {
    const { id, popover, popoverTarget } = node.properties;
    if (popoverTarget) {
      node.tagName = 'a';
      node.properties = { href: `#${popoverTarget}` };
    }
    if (!popover || !parent || index === undefined) return undefined;
    definitions.set(String(id), node.children);
    parent.children.splice(index, 1);
    return index;
  });
  const items = getTerms().flatMap(({ term }) => {
    const id = `term-${toTermAnchor(term)}`;
    const [definition] = definitions.get(id) ?? [];
    return definition ? [h('li', { id }, h('strong', term), ': ', definition)] : [];
  });
  return items.length > 0 ? [h('ul', items)] : [];
}
