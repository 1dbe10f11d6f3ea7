import type { Definition, Image, ImageReference, Root } from 'mdast';
import type { ParsedText } from './parse-text';
import type { TextContext } from './resolvers';
import { byLine, type TextProblem } from './syntax/nodes';
import { visit } from './visit';

/**
 * Everything wrong with a text that would otherwise surface as a broken page: malformed citations, callouts and
 * terms, keys and terms that nothing knows, images without a description or a file. By line.
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
    if (node.type === 'citation') for (const key of node.keys) validateKey(key, context, report);
    if (node.type === 'term' && !context.isKnownTerm(node.name)) {
      report(
        `unknown glossary term "${node.name}"; add it to content/glossary.yaml or write the word without brackets`,
      );
    }
    if (node.type === 'callout' && node.kind === 'STATUS')
      validateSubstance(node.argument ?? '', context, report);
    if (node.type === 'callout' && node.kind === 'EVIDENCE' && /[a-z]/.test(node.argument ?? ''))
      (node.argument?.includes(' ') ? validateVerdict : validateSubstance)(
        node.argument ?? '',
        context,
        report,
      );
    if (node.type === 'callout' && node.kind === 'UNDERWAY')
      validateUnderWay(node.argument ?? '', context, report);
    if (node.type === 'callout' && node.kind === 'VERDICT')
      validateVerdict(node.argument ?? '', context, report);
    if (node.type === 'callout' && node.kind === 'FIGURE')
      validateFigure(node.argument ?? '', context, report);
    if (node.type === 'callout' && node.kind === 'FACTBOX')
      validateFactBox(node.argument ?? '', context, report);
    if (node.type === 'image' || node.type === 'imageReference')
      validateImage(node, tree, context, report);
  });
  return found.sort(byLine);
}

type Report = (message: string) => void;

function validateKey(key: string, { isKnownReference }: TextContext, report: Report): void {
  if (isKnownReference(key)) return;
  report(
    `unknown citation key "${key}"; add its record to content/references.json or correct the key`,
  );
}

function validateSubstance(slug: string, { isKnownSubstance }: TextContext, report: Report): void {
  if (isKnownSubstance(slug)) return;
  report(
    `the library has no substance "${slug}" of which to show something; use the last part of its address, like bpc-157`,
  );
}

function validateVerdict(of: string, { isKnownVerdict }: TextContext, report: Report): void {
  if (isKnownVerdict(of)) return;
  report(
    `no verdict "${of}" to show; add it to content/evidence/verdicts, or name a substance and an outcome that has one`,
  );
}

function validateUnderWay(slug: string, { hasTrialsUnderWay }: TextContext, report: Report): void {
  if (hasTrialsUnderWay(slug)) return;
  report(
    `no trial of "${slug}" is under way; log one under trialsUnderWay in content/evidence/searches, or take this out`,
  );
}

function validateFigure(id: string, { isKnownFigure }: TextContext, report: Report): void {
  if (isKnownFigure(id)) return;
  report(
    `no figure "${id}" to show; add its record under content/figures, or name an infographic of content/resources/infographics.yaml`,
  );
}

function validateFactBox(id: string, { isKnownFactBox }: TextContext, report: Report): void {
  if (isKnownFactBox(id)) return;
  report(
    `no fact box "${id}" to show; add its record to content/fact-boxes.yaml or correct the id`,
  );
}

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
