import type { MetadataRoute } from 'next';
import { getSitemap } from '@/lib/seo/sitemap';

export default function sitemap(): MetadataRoute.Sitemap {
  return getSitemap();
}
