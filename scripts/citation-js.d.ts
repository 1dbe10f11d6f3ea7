/** What scripts use of @citation-js, which comes without types. */
declare module '@citation-js/core' {
  /** Bibliographic text in any form that a loaded plugin reads, as CSL-JSON. Throws on any other. */
  export class Cite {
    constructor(text: string);
    readonly data: unknown[];
  }
}
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-ris';
