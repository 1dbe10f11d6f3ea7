import { directions, mapAreas } from '@/content/evidence-map';
import { EVIDENCE_MAP_PATH } from '@/content/paths';
import { getStatus } from '@/lib/evidence/evidence';
import { getEvidenceLevel } from '@/lib/evidence/evidence-level';
import { getEvidenceMap } from '@/lib/evidence/evidence-map';
import { evidenceLevels } from '@/lib/markdown/evidence-levels';
import { type PeptideRecord, peptideRecords } from '@/lib/records/peptides';
import { capitalize } from '@/lib/text/first-letter';
import { formatCount } from '@/lib/text/format';

/** The library by level of evidence, with approvals and sports bans, followed by the evidence map in figures. */
export function EvidenceLadder() {
  const rungs = evidenceLevels
    .map((words, index) => ({
      level: index + 1,
      words,
      peptides: peptideRecords
        .get()
        .filter(({ slug }) => getEvidenceLevel(slug).reached === index + 1),
    }))
    .reverse();
  return (
    <>
      <svg aria-hidden="true" width="0" height="0" className="absolute">
        <symbol id="rung-dot" viewBox="0 0 16 16">
          <circle cx="8" cy="8" r="4" fill="currentColor" />
        </symbol>
        <symbol id="rung-circle" viewBox="0 0 16 16">
          <circle cx="8" cy="8" r="3" fill="currentColor" />
          <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" strokeWidth="1.75" />
        </symbol>
        <symbol id="rung-cross" viewBox="0 0 16 16">
          <path d="M3.5 3.5l9 9M12.5 3.5l-9 9" stroke="currentColor" strokeWidth="2.25" />
        </symbol>
      </svg>
      <ul aria-label="Marks" className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
        <li>
          <Mark id="dot" /> one substance or blend
        </li>
        <li>
          <Mark id="circle" /> approved for a use somewhere
        </li>
        <li>
          <Mark id="cross" /> banned in sport
        </li>
      </ul>
      <dl className="border-ink border-t">
        {rungs.map(({ level, words, peptides }) => (
          <div
            key={level}
            className="grid gap-x-8 border-line border-b py-3 sm:grid-cols-[15rem_minmax(0,1fr)]"
          >
            <dt className="font-semibold">
              {capitalize(words)}
              <span className="block font-normal text-muted text-sm">
                Level {level}, {formatCount(peptides.length, 'name')}
              </span>
            </dt>
            <dd>
              <ul className="flex flex-wrap gap-x-5 gap-y-1">
                {peptides.map((peptide) => (
                  <Entry key={peptide.slug} peptide={peptide} />
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      <EvidenceBrief />
    </>
  );
}

/** Keeps a mark on the same line as its name. */
const NO_BREAK = '\u00a0';

function Entry({ peptide: { slug, name } }: { peptide: PeptideRecord }) {
  const status = getStatus(slug);
  const isApproved = status?.approvals.some(({ state }) => state === 'approved');
  // The classes of the anti-doping list that ban it for at least some athletes.
  const isBanned = /^S\d/.test(status?.antiDoping.class ?? '');
  return (
    <li>
      <Mark id={isApproved ? 'circle' : 'dot'} />
      {NO_BREAK}
      <a href={`/peptides/${slug}`} className="underline decoration-line-strong underline-offset-4">
        {name}
      </a>
      {isApproved && <span className="sr-only">, approved</span>}
      {isBanned && <span className="sr-only">, banned in sport</span>}
      {isBanned && (
        <>
          {NO_BREAK}
          <Mark id="cross" />
        </>
      )}
    </li>
  );
}

function Mark({ id }: { id: 'dot' | 'circle' | 'cross' }) {
  const color = id === 'cross' ? 'text-danger' : 'text-brand';
  return (
    <svg aria-hidden="true" className={`inline-block size-3.5 ${color}`}>
      <use href={`#rung-${id}`} />
    </svg>
  );
}

/** The evidence map in figures, with a link to it. A question is one substance in one area; blends have no studies. */
function EvidenceBrief() {
  const rows = getEvidenceMap().filter(({ parts }) => parts.length === 0);
  const cells = rows.flatMap((row) => row.cells);
  const [substances, areas, studied] = [rows.length, mapAreas.length, cells.length];
  const questions = substances * areas;
  return (
    <div className="mt-7">
      <p className="max-w-176">
        {substances} substances in {areas} areas of health make {questions} questions. On{' '}
        {questions - studied} of them our bibliography holds no study. What the studies of the other{' '}
        {studied} say together:
      </p>
      <dl className="mt-5 mb-4 grid grid-cols-2 gap-x-8 gap-y-3.5 sm:grid-cols-3">
        {directions.map(({ id, label }) => (
          <div key={id} className="flex flex-col">
            <dt className="order-last text-muted text-sm">{label}</dt>
            <dd className="font-semibold font-serif text-3xl leading-none tracking-title">
              {cells.filter(({ direction }) => direction === id).length}
            </dd>
          </div>
        ))}
      </dl>
      <a href={EVIDENCE_MAP_PATH} className="text-link">
        Evidence map: what each was studied for, and what came of it
      </a>
    </div>
  );
}
