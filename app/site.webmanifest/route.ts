import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { toManifestIcons } from '@/lib/figures/app-icons';
import lightColors from '@/lib/figures/light-colors.json' with { type: 'json' };

export const dynamic = 'force-static';

/**
 * The name, colours and icons of the site. It opens in the browser: only the calculator works without a network, and
 * it alone is offered as an application, by a manifest of its own.
 */
export function GET() {
  const manifest: MetadataRoute.Manifest = {
    id: '/',
    name: site.name,
    short_name: site.brand,
    description: site.description,
    lang: site.language,
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: lightColors.surface,
    theme_color: lightColors.deep,
    icons: toManifestIcons(),
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}
