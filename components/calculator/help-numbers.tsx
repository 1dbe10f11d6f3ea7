import type { somethingWentWrongRecord } from '@/lib/records/something-went-wrong';
import { SourceLinks } from './source-links';

type Countries = ReturnType<typeof somethingWentWrongRecord.get>['countries'];

/** Whom to call, by country; each number can be pressed. */
export function HelpNumbers({ countries }: { countries: Countries }) {
  return (
    <section id="numbers" className="mt-8 max-w-208 scroll-mt-24">
      <h2 className="text-2xl">Whom to call</h2>
      <dl className="mt-3">
        {countries.map(({ country, emergency, poison, poisonIs = 'poison centre', references }) => (
          <div
            key={country}
            className="flex flex-wrap items-center gap-x-6 border-line border-b py-1.5"
          >
            <dt className="min-w-40 font-semibold">{country}</dt>
            <dd className="flex flex-wrap items-center gap-x-6">
              <CallLink number={emergency} what="emergency" />
              <CallLink number={poison} what={poisonIs} />
              <span className="text-muted text-sm">
                <SourceLinks references={references} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-muted text-sm">
        Numbers were read in stored copies on 23 November 2026.
      </p>
    </section>
  );
}

function CallLink({ number, what }: { number: string; what: string }) {
  return (
    <a
      href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}
      className="flex min-h-target items-center gap-2 text-link"
    >
      <span className="font-mono text-lg">{number}</span> {what}
    </a>
  );
}
