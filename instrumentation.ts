/** Reads the content and builds the search index before the first request needs them. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { getPostSearch } = await import('@/lib/blog/search-index');
  getPostSearch();
}
