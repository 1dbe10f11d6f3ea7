import type { ContentProblem } from '@/lib/content/content-error';
import type { MarkdownDocument } from '@/lib/content/document';
import type { Callout } from '@/lib/markdown/syntax/nodes';

/** The allowed number of exercises in a lesson, and the minimum number of kinds among them. */
const EXERCISES = { least: 3, most: 6, kinds: 2 };

/** Returns the exercises of a text, in order. */
export function findExercises({ text }: MarkdownDocument): Callout[] {
  return text.tree.children.flatMap((node) =>
    node.type === 'callout' && node.kind === 'EXERCISE' ? [node] : [],
  );
}

/** For texts that are not lessons: reports the first exercise; only lessons make it interactive. */
export function findStrayExercises(document: MarkdownDocument): ContentProblem[] {
  const [stray] = findExercises(document);
  if (!stray) return [];
  const message =
    'exercises belong in lessons only; move it to one, or write a question in its place';
  return [document.problemOn(stray, message)];
}

/** Reports a wrong number of exercises in a lesson, a lack of kinds, and repeated questions. */
export function findExerciseFaults(document: MarkdownDocument): ContentProblem[] {
  const all = findExercises(document);
  const { least, most, kinds } = EXERCISES;
  const last = all.at(-1);
  const found: ContentProblem[] = [];
  if (all.length < least || all.length > most)
    found.push(document.problemOn(last, `has ${all.length} exercises; write three to six`));
  if (all.length > 1 && new Set(all.map(({ argument }) => argument)).size < kinds)
    found.push(document.problemOn(last, 'has exercises of one kind; write two kinds at least'));
  const ids = new Set<string>();
  for (const node of all) {
    const id = node.exercise?.id ?? '';
    if (ids.has(id)) found.push(document.problemOn(node, 'asks what another exercise here asks'));
    ids.add(id);
  }
  return found;
}
