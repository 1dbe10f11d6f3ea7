import type { PostSummary } from '@/lib/articles/post';
import type { Section } from '@/lib/markdown/sections';
import type { SearchEntry } from './entry';
import type { KnownName } from './known-names';
import type { TextIndex } from './text-index';

/** A passage of an entry: its heading and its byte range in `passages`. */
export type PassagePlace = Omit<Section, 'text'> & { from: number; to: number };

/** An entry as stored in the index. */
export type FoundEntry = Pick<
  SearchEntry,
  'kind' | 'label' | 'address' | 'title' | 'description'
> & {
  sections: readonly PassagePlace[];
};

/** Everything that a search needs, in a serialisable form. Articles come first, newest first. */
export type SiteIndex = {
  entries: readonly FoundEntry[];
  posts: readonly PostSummary[];
  names: readonly KnownName[];
  text: TextIndex;
  /** The text of all passages in UTF-8: as bytes it lies outside the JavaScript heap and needs no parsing. */
  passages: Uint8Array;
};
