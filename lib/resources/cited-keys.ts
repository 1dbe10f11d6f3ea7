import { research } from '@/content/research';
import { caseStudies } from '@/content/resources/case-studies';
import { protocols } from '@/content/resources/protocols';
import { storageSources } from '@/content/resources/storage';

/** The bibliography keys that the resource pages and the research hub cite by themselves. */
export function getResourceKeys(): string[] {
  return [
    ...protocols.flatMap(({ sources }): readonly string[] => sources),
    ...caseStudies.flatMap(({ references }): readonly string[] => references),
    ...storageSources,
    ...research.publications.map(({ reference }) => reference),
  ];
}
