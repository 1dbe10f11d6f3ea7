import type { Definition, Image, ImageReference, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { CalloutKind } from './callout-kinds';
import type { ParsedText } from './parse-text';
import type { TextContext } from './resolvers';
import { byLine, type TextProblem } from './syntax/nodes';

/**
 * Reports everything in a text that would otherwise break its page: malformed citations, callouts and terms, unknown
 * keys and terms, and images without a description or a file. Sorted by line.
 */
export function validateText(
  { tree, problems }: ParsedText,
  context: TextContext,
): readonly TextProblem[] {
  if (tree.children.length === 0) return [{ message: 'there is no text below the front matter' }];
  const found = [...problems];
  visit(tree, (node) => {
    const report = (message: string) =>
      found.push({ line: node.position?.start.line ?? 1, message });
    if (node.type === 'citation')
      for (const key of node.keys)
        if (!context.isKnownReference(key))
          report(
            `unknown citation key "${key}"; add its record to content/references.json or correct the key`,
          );
    if (node.type === 'term' && !context.isKnownTerm(node.name))
      report(
        `unknown glossary term "${node.name}"; add it to content/glossary.yaml or write the word without brackets`,
      );
    if (node.type === 'callout') {
      const fault = CHECKS[node.kind]?.(node.argument ?? '', context);
      if (fault) report(fault);
    }
    if (node.type === 'image' || node.type === 'imageReference')
      validateImage(node, tree, context, report);
  });
  return found.sort(byLine);
}

type Report = (message: string) => void;

/** Returns what is wrong if a callout's argument names something that is not there. */
type Check = (argument: string, context: TextContext) => string | false;

const checkSubstance: Check = (slug, { isKnownSubstance }) =>
  !isKnownSubstance(slug) &&
  `the library has no substance "${slug}" of which to show something; use the last part of its address, like bpc-157`;

const checkVerdict: Check = (of, { isKnownVerdict }) =>
  !isKnownVerdict(of) &&
  `no verdict "${of}" to show; add it to content/evidence/verdicts, or name a substance and an outcome that has one`;

/** The check of each kind of callout whose argument may be a name. */
const CHECKS: Partial<Record<CalloutKind, Check>> = {
  STATUS: checkSubstance,
  VERDICT: checkVerdict,
  EVIDENCE: (argument, context) => {
    if (!/[a-z]/.test(argument)) return false;
    return argument.includes(' ')
      ? checkVerdict(argument, context)
      : checkSubstance(argument, context);
  },
  UNDERWAY: (slug, { hasTrialsUnderWay }) =>
    !hasTrialsUnderWay(slug) &&
    `no trial of "${slug}" is under way; log one under trialsUnderWay in content/evidence/searches, or take this out`,
  FIGURE: (id, { isKnownFigure }) =>
    !isKnownFigure(id) &&
    `no figure "${id}" to show; add its record under content/figures, or name an infographic of content/resources/infographics.yaml`,
  FACTBOX: (id, { isKnownFactBox }) =>
    !isKnownFactBox(id) &&
    `no fact box "${id}" to show; add its record to content/fact-boxes.yaml or correct the id`,
};

function validateImage(
  image: Image | ImageReference,
  tree: Root,
  { isPublicFile }: TextContext,
  report: Report,
): void {
  const target = image.type === 'image' ? image.url : findDefinition(tree, image)?.url;
  if (target === undefined) return;
  if (!image.alt?.trim())
    report(`the image ${target} has no description; write it between the brackets of ![…]`);
  if (!target.startsWith('/'))
    report(
      `the image ${target} is not on this site; put it under public/images and write /images/…`,
    );
  else if (!isPublicFile(target))
    report(`there is no file public${target}; add it or correct the path`);
}

function findDefinition(tree: Root, { identifier }: ImageReference): Definition | undefined {
  let found: Definition | undefined;
  visit(tree, 'definition', (definition) => {
    if (definition.identifier === identifier) found ??= definition;
  });
  return found;
}
