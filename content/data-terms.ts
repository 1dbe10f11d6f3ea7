import { site } from './site';

/** Terms under which the files at /data may be used. */
type DataTerms = {
  /** For readers, in one or two sentences. */
  text: string;
  /** A published licence, with its own page; only once its owner has chosen one. */
  licence?: { name: string; url: string };
};

/**
 * The owner of the data fills this in. Until a licence is named here, no file, page or search engine is told of
 * one: all rights stay reserved, and who wants to use the files asks.
 */
export const dataTerms: DataTerms = {
  text: `All rights reserved. You may read these files and check our pages against them. For any other use, ask: ${site.contactEmail}.`,
};
