import { site } from '@/content/site';
import { respondWithManifest } from '@/lib/seo/manifest';

export const dynamic = 'force-static';

/** It opens in the browser: only the calculator, by a manifest of its own, is offered as an application. */
export function GET() {
  const { name, brand, description } = site;
  return respondWithManifest({ name, shortName: brand, description, path: '/' }, 'browser');
}
