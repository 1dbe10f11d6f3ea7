import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { MANIFEST_ICONS } from '@/lib/figures/app-icons';
import lightColors from '@/lib/figures/light-colors.json' with { type: 'json' };

type About = { name: string; shortName: string; description: string; path: string };

/** Responds with the web app manifest of the site, or of the part of it at `path`. */
export function respondWithManifest(
  { name, shortName, description, path }: About,
  display: 'browser' | 'standalone',
): Response {
  const manifest: MetadataRoute.Manifest = {
    id: path,
    name,
    short_name: shortName,
    description,
    lang: site.language,
    start_url: path,
    scope: path,
    display,
    background_color: lightColors.surface,
    theme_color: lightColors.deep,
    icons: MANIFEST_ICONS,
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}
