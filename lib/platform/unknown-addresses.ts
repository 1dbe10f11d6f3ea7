/**
 * Where unknown addresses lead: one static page for all of a kind, so that none of them costs a render or a
 * cache entry of its own. The pages are in app/unknown and kept out of every index. Only an unknown
 * article is answered with 404; the rest show something in place of what was asked for.
 */
const PAGES = [
  { source: '/blog/:slug', page: 'unknown/article', status: 404 },
  { source: '/education/:topic', page: 'unknown/topic', status: 200 },
  { source: '/guides/:guide', page: 'unknown/guide', status: 200 },
  { source: '/resources/:resource', page: 'unknown/resource', status: 200 },
  { source: '/peptides/:slug', page: 'unknown/peptide', status: 200 },
  { source: '/peptides/category/:id', page: 'unknown/peptide-category', status: 200 },
] as const;

/** What is drawn and written of a peptide's molecule, and pictures: addresses of files. */
export const MOLECULE_FILES =
  '/peptides/:slug/:file(sequence\\.svg|sequence\\.fasta|structure\\.smi)';
export const PICTURES = '/images/:file(.+\\.(?:svg|webp|avif|png|jpe?g|ico))';

/** Addresses that programs and pages ask for: they are told in a line, in their own form. */
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

/** The rewrites of addresses that nothing else answers, as next.config.ts takes them. */
export function toFallbackRewrites(): { source: string; destination: string }[] {
  return [...PAGES, ...FILES].map(({ source, page }) => ({ source, destination: `/${page}` }));
}

/** The status of each prerendered page that is not 200, by its path without the first slash. */
export function toPageStatuses(): Map<string, number> {
  return new Map(PAGES.flatMap(({ page, status }) => (status === 200 ? [] : [[page, status]])));
}
