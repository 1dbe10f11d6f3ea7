import type { ContentProblem } from '@/lib/content/content-error';
import { blankCode } from '@/lib/markdown/blank-code';
import { parseCalloutMarker } from '@/lib/markdown/evidence-levels';
import { CITATION_GROUP, parseCitationGroup } from '@/lib/markdown/citation-keys';
import { parseTermLink, TERM_LINK } from '@/lib/markdown/term-links';

/** What a text is checked against. */
export type BodyContext = {
  isKnownReference: (key: string) => boolean;
  isPublicFile: (urlPath: string) => boolean;
  /** Whether the glossary explains a word, under its name or an alias. */
  isKnownTerm: (name: string) => boolean;
};

const CALLOUT_LINE = /^\s*>\s*(\[![^\]]*\])(.*)$/;
const IMAGE_BY_REFERENCE = /!\[([^\]]*)\]\[([^\]]*)\]/g;
const IMAGE = /!\[([^\]]*)\]\(\s*<?([^\s)>]*)/g;

/**
 * Everything wrong with a text's Markdown that would otherwise surface as a broken page:
 * citations, callouts, images and glossary terms. `firstLine` is the file's line on which the body begins.
 */
export function checkBody(
  file: string,
  body: string,
  firstLine: number,
  context: BodyContext,
): ContentProblem[] {
  if (body.trim() === '') return [{ file, message: 'there is no text below the front matter' }];

  return inlineImages(blankCode(body))
    .split('\n')
    .flatMap((text, index) =>
      [
        ...citationProblems(text, context),
        ...calloutProblems(text),
        ...imageProblems(text, context),
        ...termProblems(text, context),
      ].map((message) => ({ file, line: firstLine + index, message })),
    );
}

function citationProblems(text: string, { isKnownReference }: BodyContext): string[] {
  return (text.match(CITATION_GROUP) ?? []).flatMap((group) =>
    attempt(() =>
      parseCitationGroup(group)
        .filter((key) => !isKnownReference(key))
        .map(
          (key) =>
            `unknown citation key "${key}"; add its record to content/references.json or correct the key`,
        ),
    ),
  );
}

function calloutProblems(text: string): string[] {
  const [, marker, rest = ''] = CALLOUT_LINE.exec(text) ?? [];
  if (!marker) return [];
  if (rest.trim()) return [`write the callout ${marker} alone on its line, its text on the next`];
  return attempt(() =>
    parseCalloutMarker(marker)
      ? []
      : [
          `unknown callout "${marker}"; use [!TAKEAWAYS], [!SAFETY], [!EXAMPLE], [!STATUS bpc-157] or [!EVIDENCE 1] to [!EVIDENCE 5]`,
        ],
  );
}

/** Images written as `![description][name]`, as if they were written with their address. */
function inlineImages(body: string): string {
  return body.replace(IMAGE_BY_REFERENCE, (image, alt: string, name: string) => {
    const label = (name || alt).toLowerCase();
    const target = body
      .split('\n')
      .map((line) => /^ {0,3}\[([^\]]+)\]:\s*<?([^\s>]+)/.exec(line))
      .find((match) => match?.[1]?.toLowerCase() === label)?.[2];
    return target ? `![${alt}](${target})` : image;
  });
}

function imageProblems(text: string, { isPublicFile }: BodyContext): string[] {
  return [...text.matchAll(IMAGE)].flatMap(([, alt = '', target = '']) => {
    const problems = alt.trim()
      ? []
      : [`the image ${target} has no description; write it between the brackets of ![…]`];
    if (!target.startsWith('/')) {
      problems.push(
        `the image ${target} is not on this site; put it under public/images and write /images/…`,
      );
    } else if (!isPublicFile(target)) {
      problems.push(`there is no file public${target}; add it or correct the path`);
    }
    return problems;
  });
}

function termProblems(text: string, { isKnownTerm }: BodyContext): string[] {
  const groups = text.match(TERM_LINK) ?? [];
  if (groups.length > 0 && text.startsWith('#'))
    return ['write no glossary term in a heading; explain the word in the text below it'];
  const unknown = groups
    .map((group) => parseTermLink(group).name)
    .filter((name) => !isKnownTerm(name))
    .map(
      (name) =>
        `unknown glossary term "${name}"; add it to content/glossary.ts or write the word without brackets`,
    );
  const isBroken = text.replace(TERM_LINK, '').includes('[[');
  const isCutByTable = /^\s*\|/.test(text) && groups.some((group) => group.includes('|'));
  return isBroken || isCutByTable
    ? [
        ...unknown,
        'write a glossary term as [[term]] or [[term|shown text]], in a table as [[term]]',
      ]
    : unknown;
}

/** The problems a parser reports by throwing, as a list. */
function attempt(check: () => string[]): string[] {
  try {
    return check();
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
