import { formatAboutMass, formatDecimal } from '@/lib/calculator/format-quantity';
import { emptyInputs } from '@/lib/calculator/inputs';
import { formatInputsUrl } from '@/lib/calculator/url-state';
import type { CheckedCertificate } from '@/lib/certificate/check-certificate';
import { formatReal, type RealAmount } from '@/lib/certificate/content';
import type { CertificateLine } from '@/lib/certificate/line';
import type { MassMatch } from '@/lib/certificate/match-mass';
import { Formula } from '../../ui/formula';
import { LinkLine } from '../../ui/link-line';
import { TextList } from '../../ui/text-list';
import { ResultsPanel } from '../half-life/results-panel';

/** The link to each publication that a line may cite, by its name. */
export type CertificateSources = Readonly<
  Record<NonNullable<CertificateLine['sources']>[number], { label: string; href: string }>
>;

const WORDS = { fits: 'Fits', 'does not fit': 'Does not fit', 'cannot tell': 'Cannot tell' };

/** The results for a certificate: a verdict with reasons per line, the real milligrams, and what it leaves out. */
export function CertificateResults({
  checked: { lines, real, left },
  sources,
  title,
}: {
  checked: CheckedCertificate;
  sources: CertificateSources;
  title?: string;
}) {
  return (
    <ResultsPanel>
      {title && <p className="mt-2 text-ink-2">{title}</p>}
      {lines.map((line) => (
        <Line key={line.id} line={line} sources={sources} />
      ))}
      {real && <Real real={real} />}
      <section className="mt-6 border-line border-t pt-4">
        <h3 className="text-xl">What it leaves out</h3>
        <TextList texts={left} className="mt-2 list-disc pl-5" itemClass="mb-1" />
      </section>
    </ResultsPanel>
  );
}

function Line({ line, sources }: { line: CertificateLine; sources: CertificateSources }) {
  const { title, verdict, text, why, matches = [], sources: names = [] } = line;
  return (
    <section className="mt-5 border-line border-t pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-xl">{title}</h3>
        <p className={verdict === 'does not fit' ? 'font-bold text-danger' : 'font-bold'}>
          {WORDS[verdict]}
        </p>
      </div>
      <p className="mt-1">{text}</p>
      {verdict !== 'fits' && <Matches matches={matches} />}
      {why.map((sentence) => (
        <p key={sentence} className="mt-1.5 text-ink-2 text-sm">
          <Formula text={sentence} />
        </p>
      ))}
      {names.length > 0 && (
        <p className="mt-1.5 text-ink-2 text-sm">
          {names.length === 1 ? 'Source: ' : 'Sources: '}
          <LinkLine links={names.map((name) => sources[name])} between="; " />
        </p>
      )}
    </section>
  );
}

/** Most matches shown; further ones fit by chance. */
const SHOWN = 8;

function Matches({ matches }: { matches: readonly MassMatch[] }) {
  if (matches.length === 0) return null;
  return (
    <ul className="mt-2 list-disc pl-5">
      {matches.slice(0, SHOWN).map(({ name, why, href, mass, kind, difference }) => (
        <li key={name} className="mb-1.5">
          <strong className="font-semibold">
            {href ? (
              <a href={href} className="underline">
                {name}
              </a>
            ) : (
              name
            )}
          </strong>
          : {mass.toFixed(2)}&nbsp;Da ({kind}), measured{' '}
          {Math.abs(difference) < 0.005
            ? 'the same'
            : `${Math.abs(difference).toFixed(2)}\u00a0Da ${difference > 0 ? 'more' : 'less'}`}
          . <span className="text-ink-2 text-sm">{why}</span>
        </li>
      ))}
    </ul>
  );
}

function Real({ real }: { real: RealAmount }) {
  const { least, most, steps, assumption } = real;
  const choices = least && !least.equals(most) ? [least, most] : [most];
  return (
    <section className="mt-5 border-line border-t pt-4">
      <h3 className="text-xl">Real milligrams in the vial</h3>
      <p className="mt-1 font-semibold">{formatReal(real)}</p>
      {steps.map((step) => (
        <p key={step} className="mt-1.5 break-words text-sm">
          {step}
        </p>
      ))}
      <p className="mt-1.5 text-ink-2 text-sm">{assumption}</p>
      <p className="no-print mt-2 flex flex-wrap gap-x-6">
        {choices.map((mg) => (
          <a
            key={mg.toFraction()}
            href={formatInputsUrl({ ...emptyInputs, amount: formatDecimal(mg), unit: 'mg' })}
            className="text-link"
          >
            Take {formatAboutMass(mg)} to the calculator
          </a>
        ))}
      </p>
    </section>
  );
}
