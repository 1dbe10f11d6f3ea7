import type { MetadataRoute } from 'next';
import { toSitemap } from '@/lib/seo/sitemap';

export default function sitemap(): MetadataRoute.Sitemap {
  return toSitemap();
}
