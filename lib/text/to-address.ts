/** A path with its query; without one, the path alone. */
export function toAddress(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** The address of a page with some parameters set or, where empty, taken away; its other parameters stay. */
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
