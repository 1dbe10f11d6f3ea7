import { CALCULATOR_PATH } from '@/content/paths';
import { site } from '@/content/site';
import { respondWithManifest } from '@/lib/seo/manifest';

export const dynamic = 'force-static';

/** The web app manifest with which a browser installs the calculator as an application. */
export function GET() {
  const about = {
    name: `Peptide calculator, ${site.name}`,
    shortName: 'Peptide calculator',
    description:
      'Concentration, volume per dose and doses per vial, with the syringe mark drawn to scale. Arithmetic for education, no dose recommendation.',
    path: CALCULATOR_PATH,
  };
  return respondWithManifest(about, 'standalone');
}
