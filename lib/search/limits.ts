/** Posts returned when a request has no `limit`; also the limit that the article list requests. */
export const DEFAULT_LIMIT = 100;

/** The largest `limit`: the archive requests it, and no search returns more posts. */
export const MAX_LIMIT = 1000;

/** The maximum length of a search text, in characters. */
export const MAX_QUERY_LENGTH = 200;

/** Results per kind when a request has no `limit`. */
export const DEFAULT_GROUP_LIMIT = 5;

/** The largest `limit` of results per kind. */
export const MAX_GROUP_LIMIT = 50;

/** Results on the search page when it shows one kind only. */
export const MOST_OF_KIND = 100;
