import type { MetadataRoute } from 'next';
import { getPages } from '@/lib/pages/pages';
import { toAbsoluteUrl } from '@/lib/seo/site-url';

/** Every public address with the day it last changed, where its content states one. */
export default function getSitemap(): MetadataRoute.Sitemap {
  return getPages()
    .filter(({ path, isUnlisted }) => !isUnlisted && !/[?#]/.test(path))
    .map(({ path, updatedAt }) => ({
      url: toAbsoluteUrl(path),
      ...(updatedAt && { lastModified: updatedAt }),
    }));
}
