import type { ContentProblem } from './content-error';

/** Ten times the longest text of the site. */
const MAX_LENGTH = 120_000;

const MAX_LINE = 5000;

/** The maximum nesting of lists and quotes, by their markers on one line. */
const MAX_DEPTH = 12;

const MAX_INDENTATION = 60;

/** The maximum of markup characters between empty lines: Markdown parsers compare each with earlier ones. */
const MAX_SIGNS = 1500;

const CONTAINER = /[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])|\[\^[^\]\n]*\]:)/;
const TOO_DEEP = new RegExp(`^(?:${CONTAINER.source}){${MAX_DEPTH + 1}}`);

/**
 * Rejects input that no author intends and that makes a Markdown parser run for minutes or out of stack: hundreds of
 * nested lists, thousands of open brackets. Runs before anything parses the text.
 */
export function checkShape(file: string, body: string, firstLine: number): ContentProblem[] {
  if (body.length > MAX_LENGTH) {
    return [{ file, message: `holds more than ${MAX_LENGTH} characters; make it several texts` }];
  }
  const problems: ContentProblem[] = [];
  let signs = 0;
  body.split('\n').forEach((text, index) => {
    const report = (message: string) => problems.push({ file, line: firstLine + index, message });
    signs = text.trim() === '' ? 0 : signs + (text.match(/[[\]()*_~`<>&|\\!]/g)?.length ?? 0);

    if (text.length > MAX_LINE) {
      report(`holds more than ${MAX_LINE} characters; break it into several lines`);
    } else if (TOO_DEEP.test(text) || toIndentation(text) > MAX_INDENTATION) {
      report('is nested too deeply; write fewer lists and quotes inside each other');
    } else if (signs > MAX_SIGNS) {
      report(`has ${MAX_SIGNS} signs of markup before it; put an empty line between`);
      signs = 0;
    }
  });
  return problems;
}

function toIndentation(line: string): number {
  return (/^[ \t>]*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length;
}
