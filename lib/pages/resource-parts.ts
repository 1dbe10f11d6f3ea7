import { pages } from '@/content/pages';
import { caseStudyRecords, infographicRecords, protocolRecords } from '@/lib/records/resources';
import type { Page } from './page';

/** Protocols, case studies and figures, each with its place on its page. */
export function getResourceParts(): Page[] {
  return [
    ...protocolRecords.get().map(
      ({ id, title, purpose, materials, steps, problems, sources }): Page => ({
        kind: 'Protocol',
        path: `${pages.protocols.path}#${id}`,
        title,
        description: purpose,
        getWords: () => ({
          text: joinLines(materials, steps.flatMap(Object.values), problems.flatMap(Object.values)),
          keys: sources,
        }),
      }),
    ),
    ...caseStudyRecords.get().map(
      ({ id, title, type, participants, found, notFound, references }): Page => ({
        kind: 'Case study',
        path: `${pages.caseStudies.path}#${id}`,
        title,
        description: `${type}, ${participants}. ${found[0]}`,
        getWords: () => ({ text: joinLines(found, [notFound]), keys: references }),
      }),
    ),
    ...infographicRecords.get().map(
      ({ id, title, caption, text }): Page => ({
        kind: 'Figure',
        path: `${pages.infographics.path}#${id}`,
        title,
        description: caption,
        getWords: () => ({ text: joinLines(text), keys: [] }),
      }),
    ),
  ];
}

/** Lists of texts as one, a line each. */
export function joinLines(...parts: readonly (readonly string[])[]): string {
  return parts.flat().join('\n');
}
