/** Loads the search index before the first request needs it. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { searchEngine } = await import('@/lib/search/engine');
  try {
    await searchEngine.prepare();
  } catch (error) {
    // The pages are prerendered and need no content: if this threw, they would all answer 500.
    // biome-ignore lint/suspicious/noConsole: for the server's log
    console.error(error);
  }
}
