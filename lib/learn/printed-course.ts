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

/** A line for a handwritten answer. */
const BLANK = 'Your answer: ________________';

/**
 * Builds all lessons of a course as one text for printing, like lesson pages: figures, exercises and citations are
 * numbered throughout. The lessons are followed by the answers, which a lesson shows below each exercise, the glossary
 * terms, which it shows in popovers, and the sources. Throws a ContentError for errors in the text.
 */
export function getPrintedCourse({ slug, lessons }: Topic): PrintedCourse {
  const { tree } = toCitedText({
    file: `content/education/${slug}`,
    text: {
      tree: { type: 'root', children: lessons.flatMap(makeChapter) },
      problems: lessons.flatMap(({ document }) => document.text.problems),
    },
  });
  adaptToPaper(tree);
  const words = extractTermDefinitions(tree);
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

/** Makes a lesson below its title, with its own headings one level lower. */
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

/** Removes the answer from an exercise and returns it, headed by the exercise's number; otherwise returns []. */
function takeAnswer(node: ElementContent): Element[] {
  if (node.type !== 'element' || !node.properties.dataExercise) return [];
  const title = node.children.find(isElement('h3'));
  const answer = node.children.find(isElement('details'));
  if (!(title && answer)) return [];
  // One level lower, like all headings of its lesson.
  title.tagName = 'h4';
  const others = node.children.filter((child) => child !== answer);
  // Other answers are options to tick, or drawn on a syringe.
  const isWritten = /^(?:number|read|order)$/.test(String(node.properties.dataExercise));
  node.children = isWritten ? [...others, h('p', { style: 'margin-top: 0.75rem' }, BLANK)] : others;
  const [number = ''] = toText(title).split('.');
  const link = h('a', { href: `#${node.properties.id}` }, number);
  const reasons = answer.children.filter((child) => !isElement('summary')(child));
  return [h('div', { className: ['prose'], style: UNBROKEN }, h('h4', link), ...reasons)];
}

function isElement(name: string) {
  return (node: ElementContent): node is Element =>
    node.type === 'element' && node.tagName === name;
}

/**
 * Adapts a text to paper: the collapsed numbers of a figure, which shows them itself, are hidden in
 * print, and headings no longer link to themselves, which would give many links the same name.
 */
function adaptToPaper(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (node.tagName === 'details') node.properties.className = ['no-print'];
    const [link] = node.children;
    if (/^h\d$/.test(node.tagName) && link?.type === 'element' && link.tagName === 'a')
      node.children = link.children;
  });
}

/** Removes the popover definitions from a text and returns them as an alphabetical list, to which each term links. */
function extractTermDefinitions(tree: Root): Element[] {
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
