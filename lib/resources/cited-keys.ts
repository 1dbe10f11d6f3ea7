import { research } from '@/content/research';
import { caseStudies } from '@/content/resources/case-studies';
import { halfLives } from '@/content/resources/half-lives';
import { protocols } from '@/content/resources/protocols';
import { CITATION_GROUP, parseCitationGroup } from '@/lib/content/citation-keys';
import { getPosts } from '@/lib/content/posts';
import { blankCode } from '@/lib/markdown/blank-code';

/** Every bibliography key that an article, a resource page or the research hub cites, once each. */
export function getCitedKeys(): string[] {
  return [
    ...new Set([
      ...getPosts().flatMap(({ content }) =>
        (blankCode(content).match(CITATION_GROUP) ?? []).flatMap(parseCitationGroup),
      ),
      ...getResourceKeys(),
    ]),
  ];
}

/** The bibliography keys that the resource pages and the research hub cite by themselves. */
export function getResourceKeys(): string[] {
  return [
    ...protocols.flatMap(({ sources }): readonly string[] => sources),
    ...caseStudies.flatMap(({ references }): readonly string[] => references),
    ...halfLives.map(({ reference }) => reference),
    ...research.publications.map(({ reference }) => reference),
  ];
}
