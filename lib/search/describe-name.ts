// Apart from known-names.ts, which reads files: a service worker holds this.
import type { KnownName } from './known-names';

/** What a name stands for, in a line: 'Ozempic: a brand of semaglutide'. Nothing for a page's own name. */
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
