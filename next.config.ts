import type { NextConfig } from 'next';
import { filePolicy } from './lib/content-security-policy';

const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
];

const filePolicyHeader = { key: 'Content-Security-Policy', value: filePolicy };

const config: NextConfig = {
  poweredByHeader: false,
  // A folder that runs without node_modules: `npm start`, a container. Vercel packs functions its own way.
  output: process.env.VERCEL ? undefined : 'standalone',
  // Fixed, or a lockfile in a folder above would move everything inside the standalone folder.
  outputFileTracingRoot: process.cwd(),
  // Publication is judged at the moment of the build; see lib/content/posts.ts.
  env: { BUILD_TIME: new Date().toISOString() },
  // The standalone folder gets the content of its build from scripts/finish-build.ts.
  outputFileTracingIncludes: process.env.VERCEL ? { '/**': ['./content/**/*'] } : {},
  // No page uses the image endpoint, which would answer, and keep on disk, every size anyone asks for.
  images: { unoptimized: true },
  // Pages are whole at the build: a running server writes nothing, so it needs no disk to write on.
  experimental: { isrFlushToDisk: false },
  // Redirects of the framework leave out the headers below; those of proxy.ts have them.
  skipTrailingSlashRedirect: true,
  typescript: { ignoreBuildErrors: true },
  async rewrites() {
    return {
      beforeFiles: [],
      afterFiles: [],
      // Unknown slugs share one static page a section, so that they cost no render and no cache entry each.
      fallback: [
        { source: '/blog/:slug', destination: '/article-not-found' },
        { source: '/education/:topic', destination: '/education/unknown' },
        { source: '/guides/:guide', destination: '/guides/unknown' },
        // Unknown resources show the protocols.
        { source: '/resources/:resource', destination: '/resources/unknown' },
        { source: '/peptides/:slug', destination: '/peptide-placeholder' },
        { source: '/peptides/category/:id', destination: '/peptide-category' },
      ],
    };
  },
  async headers() {
    return [
      { source: '/:path*', headers: securityHeaders },
      // Everything but pages, which carry a policy of their own (scripts/finish-build.ts).
      ...[
        '/api/:path*',
        '/images/seo/:slug/:file',
        '/peptides/:slug/sequence.svg',
        '/resources/papers.json',
        '/images/:file(.+\\.(?:svg|webp|avif|png|jpe?g))',
        '/_next/static/:path*',
        '/:file(rss.xml|sitemap.xml|robots.txt|icon.svg)',
      ].map((source) => ({ source, headers: [filePolicyHeader] })),
    ];
  },
};

export default config;
