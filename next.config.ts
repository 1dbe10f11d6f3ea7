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

/** An article as Markdown. */
const MARKDOWN = '/blog/:slug([^/]+)\\.md';

const filePolicyHeader = { key: 'Content-Security-Policy', value: filePolicy };

const config: NextConfig = {
  poweredByHeader: false,
  // Completes the pages that the framework has built; while writing there are none.
  adapterPath:
    process.env.NODE_ENV === 'production'
      ? join(process.cwd(), 'lib/platform/adapter.mjs')
      : undefined,
  // A folder that runs without node_modules: `npm start`, a container. A host with an adapter packs functions its own way.
  output: process.env.NEXT_ADAPTER_PATH ? undefined : 'standalone',
  // Fixed, or a lockfile in a folder above would move everything inside the standalone folder.
  outputFileTracingRoot: process.cwd(),
  // Publication is judged at the moment of the build; see lib/articles/posts.ts.
  env: {
    BUILD_TIME: process.env.BUILD_TIME || new Date().toISOString(),
    CALCULATOR_BUILD: toCalculatorBuild(),
  },
  // Read by path, which the framework cannot know: the content of the build and the index of its search.
  outputFileTracingIncludes: { '/**': [`./${BUILT_CONTENT}/**/*`] },
  // The build alone weighs the printed books; a host serves them as files.
  outputFileTracingExcludes: { '/**': ['./public/**/*'] },
  // Drawing pictures takes files beside the code of these two, and only the build draws.
  serverExternalPackages: ['fontkit', 'subset-font'],
  // No page uses the image endpoint, which would answer, and keep on disk, every size anyone asks for.
  images: { unoptimized: true },
  experimental: {
    // Pages are whole at the build: a running server writes nothing, so it needs no disk to write on.
    isrFlushToDisk: false,
    // No link fetches pages ahead: the 0.4 kB of script for pages in parts would be for nothing.
    prefetchInlining: false,
    // A build from nothing, as on every deployment, takes a third less time and a fifth less memory without it.
    turbopackFileSystemCacheForBuild: false,
  },
  async redirects() {
    const categories = libraryCategories.map(({ id }) => ({
      source: `/peptides/category/${id}`,
      destination: `/peptides/${id}`,
      permanent: true,
    }));
    // It stands below the calculator, so that it is kept for times without a network with it.
    const practice = { source: '/education/practice', destination: PRACTICE_PATH, permanent: true };
    // Benefit and harm of a box were two figures.
    const harms = {
      source: '/figures/fact-box-:box-harm.:type(svg|csv)',
      destination: '/figures/fact-box-:box.:type',
      permanent: true,
    };
    return [...categories, practice, harms];
  },
  async rewrites() {
    return {
      // With a text the search page is made for the request; without one it is a page of the build.
      beforeFiles: [
        {
          source: '/search',
          has: [{ type: 'query', key: 'q', value: '.*\\S.*' }],
          destination: '/search/found',
        },
        // So with the sheet of problems: what its query names is written into it.
        ...['seed', 'families', 'count'].map((key) => ({
          source: PRACTICE_SHEET_PATH,
          has: [{ type: 'query' as const, key }],
          destination: '/education/practice/sheet',
        })),
        { source: SECURITY_TXT, destination: '/security.txt' },
        // The framework's page for its own failures is no address: asked for, it would answer 500.
        { source: '/_global-error', destination: '/unknown/file.txt' },
        // Programs that read no page ask for a site's icon there.
        { source: '/favicon.ico', destination: '/images/app/favicon.ico' },
        // Apple's systems ask for it there, whatever a page says.
        { source: '/apple-touch-icon.png', destination: '/images/app/apple-180.png' },
      ],
      // Made on request, at the address of its article.
      afterFiles: [{ source: MARKDOWN, destination: '/blog/:slug/markdown' }],
      fallback: toFallbackRewrites(),
    };
  },
  async headers() {
    return [
      { source: '/:path*', headers: securityHeaders },
      // Everything but pages, which carry a policy of their own (lib/platform/page-headers.ts).
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
      // Read by programs on other sites; nothing else of this site is.
      { source: `${DATA_PATH}/:path+`, headers: [sharedResource, readableByAll] },
    ];
  },
};

export default config;
