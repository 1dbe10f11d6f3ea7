import { type ResourceId, resourcePages } from '@/content/resources/pages';

export type ResourcePage = (typeof resourcePages)[number];

/** The address of a resource page on this site. */
export function toResourcePath(id: ResourceId): string {
  return `/resources/${id}`;
}

/** What is known of a resource page: its titles and its description. */
export function getResourcePage(id: ResourceId): ResourcePage {
  const page = resourcePages.find((candidate) => candidate.id === id);
  // The type admits listed ids only, so this states the type's promise and nothing more.
  if (!page) throw new Error(`no resource page is called ${id}`);
  return page;
}
