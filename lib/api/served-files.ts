import { getDataFiles } from '@/lib/open-data/data-files';
import { CITE_TYPES } from '@/lib/seo/cite-files';
import { getFeedFiles } from '@/lib/seo/feed-files';

/** Files for programs, as the API describes them; `path` may have placeholders in braces. */
export type ServedFiles = { path: string; summary: string; type: string };

const CITED = [
  { base: '/cite/blog/{slug}', what: 'article', hasList: true },
  { base: '/cite/education/{topic}/{lesson}', what: 'lesson', hasList: true },
  { base: '/cite/peptides/{slug}', what: 'substance', hasList: true },
  { base: '/cite/resources/papers/{key}', what: 'paper', hasList: false },
] as const;

/** Every file that programs may request: data, feeds, and citations by kind of page. Throws a ContentError. */
export function getServedFiles(): ServedFiles[] {
  const formats = Object.entries(CITE_TYPES);
  return [
    ...[...getDataFiles().values()].map(({ path, kind, type }) => ({
      path,
      summary: `${path}, ${kind}`,
      type,
    })),
    ...[...getFeedFiles().keys()].map((path) => ({
      path,
      summary: `The feed ${path}`,
      type: path.endsWith('.json') ? 'application/feed+json' : 'application/rss+xml',
    })),
    ...CITED.flatMap(({ base, what, hasList }) => [
      ...formats.map(([ending, type]) => ({
        path: `${base}.${ending}`,
        summary: `How to cite one ${what}, as .${ending}`,
        type,
      })),
      ...formats
        .filter(([ending]) => hasList && ending !== 'json')
        .map(([ending, type]) => ({
          path: `${base}/references.${ending}`,
          summary: `All references of one ${what}, as .${ending}`,
          type,
        })),
    ]),
  ].map((file) => ({ ...file, type: file.type.split(';')[0] ?? file.type }));
}
