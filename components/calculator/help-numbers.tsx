import type { Country } from '@/lib/records/something-went-wrong';
import { SectionHead } from '../ui/section-head';
import { CallLinks } from './help-call';
import { SourceLinks } from './source-links';

/** Whom to call in every country that was read about, with where it was read. */
export function HelpNumbers({ countries }: { countries: readonly Country[] }) {
  return (
    <section id="numbers" className="mt-14 max-w-208 scroll-mt-24">
      <SectionHead title="Whom to call, by country" />
      <dl>
        {countries.map((country) => (
          <div
            key={country.country}
            className="grid gap-x-6 gap-y-1 border-line border-b py-2 sm:grid-cols-[12rem_auto]"
          >
            <dt className="font-semibold">{country.country}</dt>
            <dd>
              <CallLinks {...country} />
              <p className="no-print mt-1 text-muted text-sm">
                <SourceLinks references={country.references} />
              </p>
            </dd>
          </div>
        ))}
      </dl>
      <p className="no-print mt-2 text-muted text-sm">
        Numbers were read in stored copies on 23 November 2026.
      </p>
    </section>
  );
}
