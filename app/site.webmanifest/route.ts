import { site } from '@/content/site';
import { respondWithManifest } from '@/lib/seo/manifest';

export const dynamic = 'force-static';

/** Display mode 'browser': only the calculator, which has its own manifest, installs as an application. */
export function GET() {
  const { name, brand, description } = site;
  return respondWithManifest({ name, shortName: brand, description, path: '/' }, 'browser');
}
