import { site } from './site';

/** Terms under which the files at /data may be used. */
type DataTerms = {
  /** For readers, in one or two sentences. */
  text: string;
  /** A published licence and its page; set only once the owner of the data has chosen one. */
  licence?: { name: string; url: string };
};

/**
 * Filled in by the owner of the data. Until a licence is named here, no file, page or structured data states one: all
 * rights are reserved, and anyone who wants to use the files has to ask.
 */
export const dataTerms: DataTerms = {
  text: `All rights reserved. You may read these files and check our pages against them. For any other use, ask: ${site.contactEmail}.`,
};
