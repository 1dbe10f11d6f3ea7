/** Posts in an answer when no `limit` is asked for, and what the article list asks for. */
export const DEFAULT_LIMIT = 100;

/** The largest `limit`; what the archive asks for, and the most that one search answers. */
export const MAX_LIMIT = 1000;

/** The longest search text, in characters, that is answered. */
export const MAX_QUERY_LENGTH = 200;

/** Answers of each kind when no `limit` is asked for. */
export const DEFAULT_GROUP_LIMIT = 5;

/** The largest number of answers of each kind. */
export const MAX_GROUP_LIMIT = 50;

/** Answers of one kind on the search page, when that kind alone is asked for. */
export const MOST_OF_KIND = 100;
