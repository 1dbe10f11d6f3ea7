import { statSync } from 'node:fs';
import path from 'node:path';
import { ContentError, type ContentProblem } from '@/lib/content/content-error';
import { findTerm } from '@/lib/glossary/glossary';
import { getReferences } from '@/lib/references/references';
import type { BodyContext } from './check-body';

/**
 * What texts are checked against: the bibliography, the glossary and the files under public. `problems`
 * are those of the bibliography; with any, no text is blamed for what it cites.
 */
export function toBodyContext(): BodyContext & { problems: readonly ContentProblem[] } {
  const { isKnownReference, problems } = readBibliography();
  return {
    problems,
    isKnownReference,
    isKnownTerm: (name) => findTerm(name) !== undefined,
    isPublicFile: (urlPath) =>
      statSync(path.join(/* turbopackIgnore: true */ process.cwd(), 'public', urlPath), {
        throwIfNoEntry: false,
      })?.isFile() === true,
  };
}

function readBibliography(): {
  isKnownReference: BodyContext['isKnownReference'];
  problems: readonly ContentProblem[];
} {
  try {
    const references = getReferences();
    return { isKnownReference: (key) => references.has(key), problems: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { isKnownReference: () => true, problems: error.problems };
  }
}
