/** Joins a path and a query string; an empty query adds nothing. */
export function toAddress(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** Returns a URL's path and query with some parameters set or, if empty, removed; others are kept. */
export function withParameters(
  { pathname, searchParams }: URL,
  values: Readonly<Record<string, string>>,
): string {
  for (const [name, value] of Object.entries(values)) {
    if (value) searchParams.set(name, value);
    else searchParams.delete(name);
  }
  return toAddress(pathname, searchParams);
}
