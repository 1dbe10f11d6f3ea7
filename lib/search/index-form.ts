import type { PostSummary } from '@/lib/articles/post';
import type { Section } from '@/lib/markdown/sections';
import type { SearchEntry } from './entry';
import type { KnownName } from './known-names';
import type { TextIndex } from './text-index';

/** A passage of an entry: its heading, and where in `passages` its text stands. */
export type PassagePlace = Omit<Section, 'text'> & { from: number; to: number };

/** An entry as the index keeps it. */
export type FoundEntry = Pick<
  SearchEntry,
  'kind' | 'label' | 'address' | 'title' | 'description'
> & {
  sections: readonly PassagePlace[];
};

/** Everything that a search needs, in a form that can be kept in a file. The articles come first, newest first. */
export type SiteIndex = {
  entries: readonly FoundEntry[];
  posts: readonly PostSummary[];
  names: readonly KnownName[];
  text: TextIndex;
  /** The texts of all passages in UTF-8: as bytes they cost no memory of the heap and nothing to read. */
  passages: Uint8Array;
};
