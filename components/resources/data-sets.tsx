import { dataTerms } from '@/content/data-terms';
import { DATA_PATH } from '@/content/paths';
import { formatNumber } from '@/lib/evidence/format-finding';
import { HANDBOOK_FILE, makeEpub } from '@/lib/handbook/epub';
import { getHandbook } from '@/lib/handbook/handbook';
import { findPrinted } from '@/lib/handbook/printed';
import { type DataSetFiles, getDataSetFiles, PACKAGE_FILE } from '@/lib/open-data/data-files';
import { openDataRecord } from '@/lib/records/open-data';
import { formatCount, formatLongDate } from '@/lib/text/format';
import { SectionTitle } from '../learn/with-contents';
import { DataTable } from '../ui/data-table';
import { NoBreak } from '../ui/no-break';
import { StaticHtml } from '../ui/static-html';

/** The sections of the list, in order. */
export const dataSections = [
  { id: 'terms', text: 'Terms of the data' },
  { id: 'files', text: 'Files' },
  { id: 'how-to-read', text: 'How to read them' },
  { id: 'handbook', text: 'The handbook' },
  { id: 'changes', text: 'Changes' },
] as const;

/** Every file at /data: what it holds, how to read it, its terms and its changes. */
export function DataSets() {
  const sets = getDataSetFiles();
  return (
    <StaticHtml className="prose max-w-prose">
      <SectionTitle of={dataSections} id="terms" />
      <p>
        {dataTerms.text}
        {dataTerms.licence && (
          <>
            {' '}
            <a href={dataTerms.licence.url}>{dataTerms.licence.name}</a>
          </>
        )}
      </p>
      <p>
        A result is only as good as its source, and ours were often read in an abstract: each record
        says where. Read <a href="/editorial#what-we-read">what we read</a> before you count them.
        Nothing here is a dose recommendation.
      </p>
      <SectionTitle of={dataSections} id="files" />
      <DataTable
        caption="What there is"
        columns={['Records', 'Number', 'Version']}
        rows={sets.map(({ id, title, count, fields, version, date }) => [
          <a key={id} href={`#${id}`}>
            {title}
          </a>,
          <Pair
            key="number"
            first={formatNumber(count)}
            second={`in ${formatCount(fields.length, 'column')}`}
          />,
          <Pair key="version" first={version} second={formatLongDate(date)} />,
        ])}
      />
      <p>
        The day is the newest that the records or the <a href="#changes">changes</a> state, and not
        every record states one. For programs, <a href={PACKAGE_FILE}>{PACKAGE_FILE}</a> lists them
        all with their bytes and a SHA-256 of each, as a Data Package: two files with one hash are
        the same to the byte.
      </p>
      {sets.map((set) => (
        <DataSetSection key={set.id} {...set} />
      ))}
      <HowToRead />
      <SectionTitle of={dataSections} id="handbook" />
      <p>
        The library, the pages on safety and the quick reference as one book for reading devices,
        made from the same records: <a href={HANDBOOK_FILE}>the handbook as EPUB</a>,{' '}
        {formatBytes(makeEpub().length)}, {formatCount(getHandbook().length, 'chapter')}. Each names
        its page and the day that it last changed. References are listed once, at the end, after an
        index of substances.
      </p>
      <Printed />
      <SectionTitle of={dataSections} id="changes" />
      <p>
        The first number of a version rises when a program that reads the files has to change, the
        second when something was added, the third when many records were corrected. Single records
        are added and corrected between versions: the hash shows it.
      </p>
      <ul>
        {openDataRecord.get().changes.map(({ version, date, text }) => (
          <li key={version}>
            <strong>{version}</strong>, {formatLongDate(date)}. <NoBreak text={text} />
          </li>
        ))}
      </ul>
    </StaticHtml>
  );
}

/** Links to the printable editions of the handbook, with their date. */
function Printed() {
  const { books, date, isOld } = findPrinted();
  if (books.length === 0) return null;
  return (
    <>
      <p>
        For paper, in black and grey, with page numbers, as of {formatLongDate(date)}
        {isOld && '; records have changed since, and the EPUB is newer'}:
      </p>
      <ul>
        {books.map(({ size, file, bytes }) => (
          <li key={file}>
            <a href={file}>The handbook on {size}</a>, PDF, {formatBytes(bytes)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Two facts in one cell, so that the table fits on a phone. */
function Pair({ first, second }: { first: string; second: string }) {
  return (
    <>
      {first}
      <span className="block whitespace-nowrap text-muted">{second}</span>
    </>
  );
}

function DataSetSection({ id, title, description, fields, files }: DataSetFiles) {
  return (
    <>
      <h3 id={id}>{title}</h3>
      <p>
        <NoBreak text={description} />
      </p>
      <ul>
        {files.map(({ path, kind, bytes }) => (
          <li key={path}>
            <a href={path}>{path.slice(DATA_PATH.length + 1)}</a>, {kind}, {formatBytes(bytes)}
          </li>
        ))}
      </ul>
      <p className="font-sans text-ink-2 text-sm">Columns: {fields.join(', ')}.</p>
    </>
  );
}

function HowToRead() {
  return (
    <>
      <SectionTitle of={dataSections} id="how-to-read" />
      <p>
        Other sites and programs may read these files straight from here: they are the only ones of
        this site that a script on another page may fetch. A JSON file holds its version, its day
        and its terms, then its records; its schema says what each field may hold.
      </p>
      <p>
        A CSV file holds the same values, in UTF-8, by RFC 4180. A field inside a field has both
        names with a point between. A list is one cell of JSON. What a record lacks is an empty
        cell. In the test cases everything inside a field is one cell. No cell is altered to please
        a spreadsheet. Instead the site is not built while a text begins like a formula, so that
        opening a file runs nothing.
      </p>
      <p>
        Keys such as <code className="font-sans">wilding-2021-step1</code> lead from a result to its
        study and to its reference, and to its page below{' '}
        <a href="/resources/papers">/resources/papers</a>. How programs ask for articles is
        described under <a href="/developers">for developers</a>.
      </p>
    </>
  );
}

/** Formats bytes, in powers of ten: 999 → '999 B', 12345 → '12 kB', 1234567 → '1.2 MB'. */
function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes}\u00a0B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)}\u00a0kB`;
  return `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`;
}
