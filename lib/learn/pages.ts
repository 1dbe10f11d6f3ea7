import { getLearnContent } from './learn';
import type { Guide, WrittenPage } from './schemas';

/** A guide by its address, if there is one. */
export function getGuide(slug: string): Guide | undefined {
  return getLearnContent().guides.find((guide) => guide.slug === slug);
}

/** The last part of every guide's address. */
export function getGuideSlugs(): string[] {
  return getLearnContent().guides.map(({ slug }) => slug);
}

/** A page about the academy, such as /about, by its address, if there is one. */
export function getWrittenPage(slug: string): WrittenPage | undefined {
  return getLearnContent().pages.find((page) => page.slug === slug);
}

/** The address of every page about the academy, without its slash. */
export function getWrittenPageSlugs(): string[] {
  return getLearnContent().pages.map(({ slug }) => slug);
}
