import { join } from 'node:path';
import type { NextConfig } from 'next';
import { DATA_PATH, PRACTICE_PATH, PRACTICE_SHEET_PATH } from '@/content/paths';
import { libraryCategories } from './content/categories';
import { CALCULATOR_MANIFEST } from './content/paths';

import { SECURITY_TXT } from './content/security';
import { SITE_MANIFEST } from './content/site';
import { BUILT_CONTENT } from './lib/content/content-directory';
import { toCalculatorBuild } from './lib/platform/calculator-build';
import {
  filePolicy,
  readableByAll,
  securityHeaders,
  sharedResource,
} from './lib/platform/security-headers.mjs';
import { MOLECULE_FILES, PICTURES, toFallbackRewrites } from './lib/platform/unknown-addresses';

/** The address of an article as Markdown. */
const MARKDOWN = '/blog/:slug([^/]+)\\.md';

const filePolicyHeader = { key: 'Content-Security-Policy', value: filePolicy };

/** The icons' cache header, as that of pages and files of the build (lib/platform/page-headers.ts). */
const cachedForAll = {
  key: 'Cache-Control',
  value: 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400',
};

const config: NextConfig = {
  poweredByHeader: false,
  // Completes the prerendered pages after a build; in development there are none.
  adapterPath:
    process.env.NODE_ENV === 'production'
      ? join(process.cwd(), 'lib/platform/adapter.mjs')
      : undefined,
  // A folder that runs without node_modules: `npm start`, containers. A host with an adapter packs functions itself.
  output: process.env.NEXT_ADAPTER_PATH ? undefined : 'standalone',
  // Explicit: a lockfile in a parent folder would change the paths inside the standalone folder.
  outputFileTracingRoot: process.cwd(),
  // The build time decides which posts are published; see lib/articles/posts.ts.
  env: {
    BUILD_TIME: process.env.BUILD_TIME || new Date().toISOString(),
    CALCULATOR_BUILD: toCalculatorBuild(),
  },
  // Read by path, so Next.js cannot trace it: the built content and its search index.
  outputFileTracingIncludes: { '/**': [`./${BUILT_CONTENT}/**/*`] },
  // Only the build draws pictures and reads the size of the printed books, which hosts serve as static files.
  outputFileTracingExcludes: {
    '/**': ['./public/**/*', './node_modules/@img/**/*', './node_modules/@resvg/**/*'],
  },
  // A binary, which cannot be bundled; sharp is external by default.
  serverExternalPackages: ['@resvg/resvg-js'],
  // In seconds; the default is 60. With 5,000 articles the first pages took longer.
  staticPageGenerationTimeout: 600,
  // No page uses the image endpoint, which would produce and store every size that anyone requests.
  images: { unoptimized: true },
  experimental: {
    // All pages are complete at build time: a running server writes nothing, so it needs no writable disk.
    isrFlushToDisk: false,
    // Pages are not prefetched in segments, so its 0.4 kB of script would be useless.
    prefetchInlining: false,
    // A clean build, as on every deployment, takes a third less time and a fifth less memory without it.
    turbopackFileSystemCacheForBuild: false,
  },
  async redirects() {
    const categories = libraryCategories.map(({ id }) => ({
      source: `/peptides/category/${id}`,
      destination: `/peptides/${id}`,
      permanent: true,
    }));
    // It is below the calculator's address, so that it is stored for offline use with it.
    const practice = { source: '/education/practice', destination: PRACTICE_PATH, permanent: true };
    // The benefit and the harm of a fact box used to be two figures.
    const harms = {
      source: '/figures/fact-box-:box-harm.:type(svg|csv)',
      destination: '/figures/fact-box-:box.:type',
      permanent: true,
    };
    return [...categories, practice, harms];
  },
  async rewrites() {
    return {
      // With a query the search page is filled in on request; without one it is a static page.
      beforeFiles: [
        {
          source: '/search',
          has: [{ type: 'query', key: 'q', value: '.*\\S.*' }],
          destination: '/search/found',
        },
        // The same for the practice sheet, which is filled in from its query.
        ...['seed', 'families', 'count'].map((key) => ({
          source: PRACTICE_SHEET_PATH,
          has: [{ type: 'query' as const, key }],
          destination: '/education/practice/sheet',
        })),
        { source: SECURITY_TXT, destination: '/security.txt' },
        // Next.js's page for its own errors is not an address: requested directly, it would answer 500.
        { source: '/_global-error', destination: '/unknown/file.txt' },
        // Programs that do not parse HTML request the icon here.
        { source: '/favicon.ico', destination: '/images/app/favicon.ico' },
        // Apple devices request it here, whatever a page says.
        { source: '/apple-touch-icon.png', destination: '/images/app/apple-180.png' },
      ],
      // Articles as Markdown are made on request.
      afterFiles: [{ source: MARKDOWN, destination: '/blog/:slug/markdown' }],
      fallback: toFallbackRewrites(),
    };
  },
  async headers() {
    return [
      { source: '/:path*', headers: securityHeaders },
      // Everything except pages, which have their own policy (lib/platform/page-headers.ts).
      ...[
        '/api/:path*',
        '/images/seo/:slug/:file',
        MOLECULE_FILES,
        '/resources/papers.json',
        '/education/:topic/exercises.json',
        '/research/evidence-map.csv',
        '/peptides/compare/data/:file',
        '/figures/:file',
        `${DATA_PATH}/:path+`,
        '/cite/:path*',
        '/feeds/:path*',
        MARKDOWN,
        CALCULATOR_MANIFEST,
        SITE_MANIFEST,
        '/apple-touch-icon.png',
        PICTURES,
        '/_next/static/:path*',
        SECURITY_TXT,
        '/:file(rss.xml|feed.json|sitemap.xml|robots.txt|security.txt|icon.svg|favicon.ico|menu.json|courses.json|pocket.json|ahead.json)',
      ].map((source) => ({ source, headers: [filePolicyHeader] })),
      ...[
        '/images/:path*',
        '/figures/:file',
        MOLECULE_FILES,
        '/_next/static/:path*',
        '/feeds/:path*',
        '/:file(rss.xml|feed.json|icon.svg|favicon.ico)',
      ].map((source) => ({ source, headers: [sharedResource] })),
      ...['/images/app/:file', '/favicon.ico', '/apple-touch-icon.png'].map((source) => ({
        source,
        headers: [cachedForAll],
      })),
      // Programs on other sites may read these files, and no others of this site.
      { source: `${DATA_PATH}/:path+`, headers: [sharedResource, readableByAll] },
    ];
  },
};

export default config;
