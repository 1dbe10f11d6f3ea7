import type { MetadataRoute } from 'next';
import { toSitemap } from '@/lib/sitemap';

export default function sitemap(): MetadataRoute.Sitemap {
  return toSitemap();
}
