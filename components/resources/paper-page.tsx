import { Fragment, type ReactNode } from 'react';
import { toLastReading, toStudyLimits, toStudyRows } from '@/lib/evidence/describe-study';
import { getEvidence, getFindingsOf } from '@/lib/evidence/evidence';
import { toFigureContent } from '@/lib/figures/data/figure-content';
import { findFigure } from '@/lib/figures/data/figures';
import { toPageFigure } from '@/lib/figures/data/page-figures';
import { toPaperFigureId } from '@/lib/figures/data/paper-figures';
import { getPaperSubject, getSubstancesOf } from '@/lib/onward/page-subjects';
import { describePaper } from '@/lib/papers/papers';
import { peptidePath, requirePeptide } from '@/lib/peptides/peptides';
import { formatReference } from '@/lib/references/format-reference';
import { paperPath } from '@/lib/references/paper-path';
import { getReferenceLinks, NO_LINK } from '@/lib/references/reference-links';
import type { Reference } from '@/lib/references/references';
import { getShortName } from '@/lib/references/short-name';
import { citePaper, citePaperPage } from '@/lib/seo/cite';
import { getPaperPageData } from '@/lib/seo/paper-structured-data';
import { formatLongDate, formatPartialDate } from '@/lib/text/format';
import { writeNumbers } from '@/lib/text/typography';
import { CiteNotes } from '../evidence/cite-notes';
import { OnwardSection } from '../evidence/onward-section';
import { LearnHeader } from '../learn/learn-header';
import { JsonLd } from '../ui/json-ld';
import { NoBreak } from '../ui/no-break';
import { TextList } from '../ui/text-list';
import { WrittenHtml } from '../ui/written-html';
import { CitingList } from './citing-list';
import { PaperResults } from './paper-results';

/** One paper: how the study was done, what it found, its limits, and where this site cites it. */
export function PaperPage({ reference }: { reference: Reference }) {
  const { id, custom } = reference;
  const { title, authors, journal, detail } = formatReference(reference);
  const name = getShortName(reference);
  const findings = getFindingsOf(id);
  const told = [...(custom.summary ?? []), ...custom.facts];
  const limits = toStudyLimits(reference);
  const read = toLastReading(reference);
  const hasFigure = findFigure(toPaperFigureId(id)) !== undefined;
  const notes = limits.length > 0 && (
    <Section id="limits" title="Limits and notes">
      <List texts={limits} />
    </Section>
  );
  return (
    <article>
      <JsonLd data={getPaperPageData(reference, describePaper(reference))} />
      <LearnHeader path={paperPath(id)} title={title} description={describePaper(reference)} />
      <div className="wrap prose pb-section">
        <div className="max-w-prose">
          <PaperNotices id={id} />
          <Substances slugs={getSubstancesOf(id)} />
        </div>
        <div className="grid gap-x-10 gap-y-10 lg:grid-cols-2 [&_h2]:mt-0">
          <Section id="study" title="What was done">
            <StudyFacts reference={reference} />
          </Section>
          <Section id="read" title="Where to read it">
            <p className="font-sans text-base text-ink-2">
              {authors && `${authors}. `}
              <em>{journal}</em>. {detail}.
            </p>
            <ReadingPlaces reference={reference} />
            <div className="font-sans">
              <CiteNotes citation={citePaper(reference)} title="Cite this paper">
                To cite this page instead: {citePaperPage(reference)}
              </CiteNotes>
            </div>
            {told.length > 0 && (
              <>
                <h3>In short</h3>
                <List texts={told} />
              </>
            )}
          </Section>
        </div>
        {hasFigure && (
          <div className="grid gap-x-10 lg:grid-cols-2">
            <Section id="results" title="What it found">
              <WrittenHtml content={toPageFigure(toFigureContent(toPaperFigureId(id)))} />
            </Section>
            {notes}
          </div>
        )}
        {findings.length > 0 && (
          <Section
            id={hasFigure ? 'all-results' : 'results'}
            title={hasFigure ? 'All its results' : 'What it found'}
          >
            <PaperResults name={name} reference={reference} findings={findings} />
          </Section>
        )}
        {!hasFigure && notes}
        <Section id="cited" title="Where this site cites it">
          <CitingList id={id} />
        </Section>
        {read && (
          <p className="mt-10 font-sans text-muted text-sm">
            Its figures were last read on {formatLongDate(read)}.
          </p>
        )}
      </div>
      <div className="wrap pb-section">
        <OnwardSection path={paperPath(id)} subject={getPaperSubject(reference)} />
      </div>
    </article>
  );
}

/** Links to the substances that a paper is filed under. */
function Substances({ slugs }: { slugs: readonly string[] }) {
  if (slugs.length === 0) return null;
  return (
    <p className="mb-8 font-sans text-base">
      About{' '}
      {slugs.map((slug, index) => (
        <Fragment key={slug}>
          {index > 0 && ', '}
          <a href={peptidePath(slug)}>{requirePeptide(slug).name}</a>
        </Fragment>
      ))}
    </p>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function StudyFacts({ reference }: { reference: Reference }) {
  return (
    <dl className="font-sans text-base">
      {toStudyRows(reference).map(({ label, texts }) => (
        <div
          key={label}
          className="grid grid-cols-[min(7.5rem,36vw)_minmax(0,1fr)] gap-x-4 border-line border-b py-2"
        >
          <dt className="text-muted">{label}</dt>
          <dd>
            {texts.map((text) => (
              <span key={text} className="block">
                <NoBreak text={writeNumbers(text)} />
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Links to where a paper can be read, the free full text first. */
function ReadingPlaces({ reference }: { reference: Reference }) {
  const links = getReferenceLinks(reference);
  if (links.length === 0) return <p>{NO_LINK}: find it by its title and authors.</p>;
  return (
    <ul className="font-sans text-base">
      {links.map(({ href, kind, text }) => (
        <li key={href}>
          {kind}: <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  );
}

function List({ texts }: { texts: readonly string[] }) {
  return (
    <TextList
      texts={texts.map(writeNumbers)}
      className="max-w-prose list-disc pl-5 font-sans text-base"
    />
  );
}

const KINDS = {
  retraction: 'Retracted',
  concern: 'Expression of concern',
  correction: 'Corrected',
  superseded: 'A newer version exists',
} as const;

function PaperNotices({ id }: { id: string }) {
  const { notices } = getEvidence().retractionCheck;
  const own = notices.filter(({ reference }) => reference === id);
  return own.map(({ kind, date, what, notice }) => {
    const href = notice.URL ?? (notice.DOI && `https://doi.org/${notice.DOI}`);
    return (
      <div key={`${kind} ${date}`} role="note" className="callout callout-safety">
        <div className="callout-title">
          {KINDS[kind]}, {formatPartialDate(date)}
        </div>
        <p>
          <NoBreak text={what} /> {href && <a href={href}>The notice</a>}
        </p>
      </div>
    );
  });
}
