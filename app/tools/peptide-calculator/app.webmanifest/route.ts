import type { MetadataRoute } from 'next';
import { CALCULATOR_PATH } from '@/content/paths';
import { site } from '@/content/site';
import { toManifestIcons } from '@/lib/figures/app-icons';
import lightColors from '@/lib/figures/light-colors.json' with { type: 'json' };

export const dynamic = 'force-static';

/** What a browser needs to install the calculator as an application. */
export function GET() {
  const manifest: MetadataRoute.Manifest = {
    id: CALCULATOR_PATH,
    name: `Peptide calculator, ${site.name}`,
    short_name: 'Peptide calculator',
    description:
      'Concentration, volume per dose and doses per vial, with the syringe mark drawn to scale. Arithmetic for education, no dose recommendation.',
    lang: site.language,
    start_url: CALCULATOR_PATH,
    scope: CALCULATOR_PATH,
    display: 'standalone',
    background_color: lightColors.surface,
    theme_color: lightColors.deep,
    icons: toManifestIcons(),
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}
