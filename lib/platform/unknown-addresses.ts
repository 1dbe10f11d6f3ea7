/**
 * The page for all unknown articles, by its path without the leading slash. It alone has status 404; the others show
 * something in place of the missing page.
 */
export const UNKNOWN_ARTICLE = 'unknown/article';

/**
 * Rewrites of unknown addresses: one static page for all of a kind, so that none costs a render or a cache entry. The
 * pages are in app/unknown and are not indexed.
 */
const PAGES = [
  { source: '/blog/:slug', page: UNKNOWN_ARTICLE },
  { source: '/education/:topic', page: 'unknown/topic' },
  { source: '/guides/:guide', page: 'unknown/guide' },
  { source: '/resources/:resource', page: 'unknown/resource' },
  { source: '/peptides/:slug', page: 'unknown/peptide' },
  { source: '/peptides/category/:id', page: 'unknown/peptide-category' },
];

/** Addresses of files: a peptide's sequence and structure, and pictures. */
export const MOLECULE_FILES =
  '/peptides/:slug/:file(sequence\\.svg|sequence\\.fasta|structure\\.smi)';
export const PICTURES = '/images/:file(.+\\.(?:svg|webp|avif|png|jpe?g|ico))';

/** Files that programs and pages request: the reply is one line, in their own format. */
const FILES = [
  { source: '/data/:path+', page: 'unknown/data' },
  ...[
    '/cite/:path(.+\\.json)',
    '/feeds/:path(.+\\.json)',
    '/peptides/compare/data/:file',
    '/education/:topic/exercises.json',
  ].map((source) => ({ source, page: 'unknown/file.json' })),
  ...['/cite/:path*', '/feeds/:path*', '/figures/:file', MOLECULE_FILES, PICTURES].map(
    (source) => ({ source, page: 'unknown/file.txt' }),
  ),
];

/** The rewrites for addresses that nothing else answers, for next.config.ts. */
export function toFallbackRewrites(): { source: string; destination: string }[] {
  return [...PAGES, ...FILES].map(({ source, page }) => ({ source, destination: `/${page}` }));
}
