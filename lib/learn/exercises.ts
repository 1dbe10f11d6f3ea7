import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { MarkdownDocument } from '@/lib/content/document';
import { ofText } from '@/lib/content/of-text';
import type { ExerciseKind } from '@/lib/exercises/kinds';
import { toCitedText } from '@/lib/glossary/cited-text';
import { toLetter } from '@/lib/markdown/exercises/exercise-html';
import { finishPageHtml } from '@/lib/markdown/render';
import { visit } from '@/lib/markdown/visit';
import { findExercises } from './check-exercises';
import { lessonPath } from './page-paths';
import type { Lesson, Topic } from './schemas';

/** An exercise of a lesson, its parts as HTML that can stand on any page: marks of citations lead to the lesson. */
export type Exercise = {
  /** Its anchor on its lesson's page, and the id of its element: 'exercise-1a2b3cd'. */
  id: string;
  /** Its address, which no other exercise has: '/education/safety/storing#exercise-1a2b3cd'. */
  key: string;
  /** The address of its lesson. */
  lesson: string;
  /** Its number in its lesson, from 1. */
  number: number;
  kind: ExerciseKind;
  /** The whole block without its heading, for components/learn/exercises/enhance.ts to make interactive. */
  html: string;
  question: string;
  /** The drawn syringe or label. */
  figure?: string;
  /** The options in their order, or the steps in the order of the page, each with its letter. */
  choices: readonly { letter: string; html: string }[];
  /** The right answer and the reasons of all options or slips. */
  answer: string;
  /** The way to the answer. */
  why?: string;
};

/** An exercise without the address of its lesson. */
type Block = Omit<Exercise, 'key' | 'lesson'>;

/** The exercises of a text, in their order. */
export const toExerciseBlocks = ofText((document: MarkdownDocument): Block[] => {
  const blocks: Block[] = [];
  // Most texts have none, and rendering a text is costly.
  if (findExercises(document).length === 0) return blocks;
  visit(toCitedText(document).tree, 'element', (node) => {
    if (node.properties.dataExercise) blocks.push(makeBlock(node, blocks.length + 1));
  });
  return blocks;
});

/** What is needed of a lesson: its address and its text. */
type LessonText = Pick<Lesson, 'slug' | 'document'>;

/** The exercises of a lesson, in their order. Throws a ContentError on a text that is written wrongly. */
export function getLessonExercises(topic: Pick<Topic, 'slug'>, lesson: LessonText): Exercise[] {
  const address = lessonPath(topic, lesson);
  return toExerciseBlocks(lesson.document).map((block) => {
    const inLesson = (html: string) => html.replaceAll('href="#', `href="${address}#`);
    return {
      ...block,
      key: `${address}#${block.id}`,
      lesson: address,
      html: inLesson(block.html).replace('<section ', `<section data-lesson="${address}" `),
      question: inLesson(block.question),
      choices: block.choices.map(({ letter, html }) => ({ letter, html: inLesson(html) })),
      answer: inLesson(block.answer),
      ...(block.why && { why: inLesson(block.why) }),
    };
  });
}

/** The exercises of all lessons of a course, in their order. */
export function getCourseExercises(
  topic: Pick<Topic, 'slug'> & { lessons: readonly LessonText[] },
): Exercise[] {
  return topic.lessons.flatMap((lesson) => getLessonExercises(topic, lesson));
}

function makeBlock(section: Element, number: number): Block {
  const whole = makePortable(section);
  const partOf = (name: string) => find(whole, ({ properties }) => properties.dataPart === name);
  const htmlOf = (name: string) => toHtml(partOf(name)?.children ?? []);
  const choices = (partOf('choices')?.children ?? []).map((item, index) => ({
    letter: toLetter(index),
    html: item.type === 'element' ? toHtml(find(item, isText)?.children ?? []) : '',
  }));
  return {
    id: String(section.properties.id),
    number,
    kind: section.properties.dataExercise as ExerciseKind,
    html: finishPageHtml({ type: 'root', children: [whole] } satisfies Root),
    question: htmlOf('question'),
    choices,
    answer: htmlOf('answer'),
    ...(partOf('figure') && { figure: htmlOf('figure') }),
    ...(partOf('why') && { why: htmlOf('why') }),
  };
}

/** The words of an option or step, behind its letter. */
const isText = ({ tagName }: Element) => tagName === 'span';

/** A copy without what its own page alone can hold: the heading with its number, definitions, ids that are led back to. */
function makePortable(section: Element): Element {
  const copy = structuredClone(section);
  copy.children = copy.children.filter((node) => !isElement(node, 'h3'));
  visit(copy, 'element', (node, index, parent) => {
    if (node !== copy) delete node.properties.id;
    if (!parent || index === undefined) return undefined;
    if (node.properties.popover !== undefined) {
      parent.children.splice(index, 1);
      return index;
    }
    // The button of a definition that stands elsewhere: its words stay.
    if (node.tagName !== 'button') return undefined;
    parent.children.splice(index, 1, ...node.children);
    return index;
  });
  return copy;
}

function isElement(node: ElementContent, tagName: string): boolean {
  return node.type === 'element' && node.tagName === tagName;
}

function find(tree: Element, fits: (node: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (node) => {
    if (!found && fits(node)) found = node;
  });
  return found;
}
