/** Types for the parts of @citation-js that scripts and tests use; the package has none. */
declare module '@citation-js/core' {
  /** Parses bibliographic text in any format that a loaded plugin reads into CSL-JSON. Throws on any other. */
  export class Cite {
    constructor(text: string);
    readonly data: unknown[];
  }
  export const plugins: {
    input: {
      /** One step of parsing text into CSL-JSON: returns the entries of a file with their original fields. */
      chainLink(text: string): unknown;
    };
  };
}
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-ris';
