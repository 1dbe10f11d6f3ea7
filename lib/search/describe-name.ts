// Separate from known-names.ts, which reads files: the service worker bundles this module.
import type { KnownName } from './known-names';

/** Describes a name: 'Ozempic: a brand of semaglutide'. Undefined for page titles and questions. */
export function describeName({ text, kind, of }: KnownName): string | undefined {
  switch (kind) {
    case 'own':
    case 'question':
      return undefined;
    case 'brand':
      return `${text}: a brand of ${of}`;
    case 'code':
      return `${text}: a laboratory code of ${of}`;
    case 'market name':
      return `${text}: a market name of ${of}`;
    case 'trial':
      return `${text}: a trial, reported in ${of}`;
    case 'name':
      return `${text}: another name of ${of}`;
    case 'short name':
      return `${text}: short for ${of}`;
    case 'misspelling':
      return `${text}: read as ${of}`;
  }
}
