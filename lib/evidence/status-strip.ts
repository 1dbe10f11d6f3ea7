import { toReviewDates } from '@/lib/content/review';
import { evidenceLevels } from '@/lib/markdown/evidence-levels';
import type { EvidenceLevel, PeptideRecord } from '@/lib/records/peptides';
import { formatLongDate, formatShortDate } from '@/lib/text/format';
import { getStatus } from './evidence';
import type { Finding } from './evidence-schema';
import { getKeyFindings, toFindingsGap } from './key-findings';
import type { Status } from './status';
import type { StatusRow } from './status-rows';
import { tellShortly } from './tell-finding';

/** A record's standing in two short lines, for a card: its best evidence; law, sport and last check. */
export type CardStatus = { evidence: string; standing: string };

/** A question about a record and its short answer; where a finding answers, the finding. */
export type StripRow = StatusRow & { finding?: Finding };

/** The level from 1 to 5 that a record reaches, and the words for it. */
const LEVELS: Record<EvidenceLevel, { reached: number; words: string }> = {
  'in vitro': { reached: 1, words: evidenceLevels[0] },
  'animal only': { reached: 2, words: evidenceLevels[1] },
  'limited human': { reached: 3, words: evidenceLevels[2] },
  'human trials': { reached: 4, words: evidenceLevels[3] },
  approved: { reached: 5, words: 'an approved label' },
};

/** The level of a record's evidence and its words: { reached: 2, words: 'animal studies' }. */
export function toEvidenceLevel({ evidence }: Pick<PeptideRecord, 'evidence'>) {
  return LEVELS[evidence.level];
}

/** What a peptide page says of a record before anything else: how well it is known, and where it stands. */
export function toStatusStrip(
  peptide: PeptideRecord,
  status = getStatus(peptide.slug),
): StripRow[] {
  const { reached, words } = toEvidenceLevel(peptide);
  const dates = toReviewDates(peptide);
  return [
    {
      label: 'Best evidence',
      text: `${capitalise(words)} (level ${reached} of ${evidenceLevels.length})`,
    },
    ...toResults(peptide),
    ...(status
      ? [
          { label: 'Approved', text: formatWhere(status) },
          { label: 'In sport', text: formatSportRule(status) },
        ]
      : []),
    ...(dates ? [{ label: 'Last checked', text: formatLongDate(dates.checkedAt) }] : []),
  ];
}

/** The first result and the first harm of randomised studies, or that there are no figures. */
function toResults(peptide: PeptideRecord): StripRow[] {
  const { benefits, harms } = getKeyFindings(peptide.slug);
  const gap = toFindingsGap(peptide);
  const [benefit] = benefits;
  const [harm] = harms;
  const isApart = benefit && harm && benefit.reference !== harm.reference;
  return [
    { label: 'Main result', finding: benefit, text: benefit ? tellShortly(benefit) : gap?.short },
    {
      label: 'Main harm',
      finding: harm,
      text: harm && `${tellShortly(harm)}${isApart ? ' (from another source)' : ''}`,
    },
  ].flatMap(({ label, finding, text }) => (text ? [{ label, text, finding }] : []));
}

/** The same in short, for the cards of the library and of products. */
export function toCardStatus(peptide: PeptideRecord, status = getStatus(peptide.slug)): CardStatus {
  const { reached, words } = toEvidenceLevel(peptide);
  const dates = toReviewDates(peptide);
  const regions = status ? toRegions(status) : [];
  const approval =
    regions.length > 0 ? `Approved for named uses: ${regions.join(', ')}.` : 'Not approved.';
  return {
    evidence: `Evidence ${reached} of ${evidenceLevels.length}: ${words}`,
    standing: [
      ...(status ? [approval, `In sport: ${formatSport(status)}.`] : []),
      ...(dates ? [`Checked ${formatShortDate(dates.checkedAt).replaceAll(' ', '\u00a0')}.`] : []),
    ].join(' '),
  };
}

function toRegions({ approvals }: Status): string[] {
  return [
    ...new Set(approvals.flatMap(({ state, region }) => (state === 'approved' ? [region] : []))),
  ];
}

/** Where a substance is approved: for what, when it is one country; else that the uses are named. */
function formatWhere(status: Status): string {
  const { approvals, parts } = status;
  const regions = toRegions(status);
  const [first] = approvals.filter(({ state }) => state === 'approved');
  if (first && regions.length === 1) return `${first.region}, for ${first.for}`;
  if (first) return `${regions.join(', ')}; for named uses only`;
  if (parts.length > 0) return 'No, not as this mixture';
  const withdrawn = approvals.find(({ state }) => state === 'withdrawn');
  return withdrawn
    ? `No longer: withdrawn in ${withdrawn.region}`
    : 'Not approved anywhere we know of';
}

/** What the anti-doping list makes of a substance, in a word or two: 'banned', 'not named'. */
function formatSport({ antiDoping }: Status): string {
  const { class: section, only } = antiDoping;
  if (section === 'not named') return section;
  if (section === 'monitoring') return 'not banned, but monitored';
  return only ? `banned in ${only}` : 'banned';
}

/** The same with the list that says so: 'Banned: class S0 of the 2026 list'. */
function formatSportRule(status: Status): string {
  const { class: section, list } = status.antiDoping;
  const rule = /^S/.test(section)
    ? `: class ${section} of the ${list} list`
    : ` on the ${list} list`;
  return `${capitalise(formatSport(status))}${section === 'monitoring' ? ` (${list})` : rule}`;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
