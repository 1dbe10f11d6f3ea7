import { statSync } from 'node:fs';
import path from 'node:path';
import { findTerm } from '@/lib/resources/glossary';
import type { BodyContext } from './check-body';
import { getReferences } from './references';

/** What texts are checked against: the bibliography, the glossary and the files under public. */
export function toBodyContext(): BodyContext {
  const references = getReferences();
  return {
    isKnownReference: (key) => references.has(key),
    isKnownTerm: (name) => findTerm(name) !== undefined,
    isPublicFile: (urlPath) =>
      statSync(path.join(/* turbopackIgnore: true */ process.cwd(), 'public', urlPath), {
        throwIfNoEntry: false,
      })?.isFile() === true,
  };
}
