/** What scripts and tests use of @citation-js, which comes without types. */
declare module '@citation-js/core' {
  /** Bibliographic text in any form that a loaded plugin reads, as CSL-JSON. Throws on any other. */
  export class Cite {
    constructor(text: string);
    readonly data: unknown[];
  }
  export const plugins: {
    input: {
      /** One step of the way from text to CSL-JSON: the entries of a file with the fields they were written with. */
      chainLink(text: string): unknown;
    };
  };
}
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-ris';
