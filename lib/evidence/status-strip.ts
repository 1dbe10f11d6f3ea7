import { toReviewDates } from '@/lib/content/review';
import { evidenceLevels } from '@/lib/markdown/evidence-levels';
import type { PeptideRecord } from '@/lib/records/peptides';
import { capitalize } from '@/lib/text/first-letter';
import { formatLongDate, formatShortDate } from '@/lib/text/format';
import { getStatus, getStudy } from './evidence';
import { getEvidenceLevel } from './evidence-level';
import { getMainVerdicts, getPartVerdicts } from './main-verdicts';
import type { Status } from './status';
import { formatDirection, SHOWN_REFERENCES, type Verdict } from './verdicts';

/** The status of a record in short lines for a card: best evidence, main result, law, sport and last check. */
export type CardStatus = { evidence: string; result?: string; standing: string };

/** A question about a record and its short answer; if a verdict answers it, with its references. */
export type StripRow = { label: string; text: string; references?: readonly string[] };

/** The strip at the top of a peptide page: level of evidence, main results, law, sport and last check. */
export function toStatusStrip(
  peptide: PeptideRecord,
  status = getStatus(peptide.slug),
): StripRow[] {
  const { slug, molecule } = peptide;
  const { reached, words } = getEvidenceLevel(slug);
  const isBlend = molecule.kind === 'blend';
  const parts = isBlend ? getPartVerdicts(slug) : [getMainVerdicts(slug)];
  const dates = toReviewDates(peptide);
  const tell = (label: string, wanted: 'result' | 'missed' | 'harm' | 'common'): StripRow[] => {
    const rows = parts.flatMap(({ [wanted]: verdict, result }) =>
      verdict ? [toRow(label, verdict, isBlend, result)] : [],
    );
    const text = rows.map((row) => row.text).join(' ');
    return text ? [{ label, text, references: rows.flatMap((row) => row.references) }] : [];
  };
  const isHarmed = parts.some((part) => part.isHarmed);
  return [
    {
      label: 'Best evidence',
      text: `${capitalize(words)} (level ${reached} of ${evidenceLevels.length})`,
    },
    ...(isBlend
      ? [{ label: 'Main result', text: UNTESTED_MIXTURE }]
      : tell('Main result', 'result')),
    ...tell('Missed aim', 'missed'),
    ...tell(isHarmed ? 'Main harm' : 'Safety', 'harm'),
    ...(status
      ? [
          { label: 'Approved', text: formatWhere(status) },
          { label: 'In sport', text: formatSportRule(status) },
        ]
      : []),
    // Below the rows that readers look for first, which fill the first screen on a phone.
    ...tell('Common harm', 'common'),
    ...(dates ? [{ label: 'Last checked', text: formatLongDate(dates.checkedAt) }] : []),
  ];
}

const UNTESTED_MIXTURE = 'Our bibliography holds no study of this mixture.';

/** A verdict with its certainty, and a note if its first work is a label or other work than the main result's. */
function toRow(label: string, verdict: Verdict, isBlend: boolean, result?: Verdict) {
  const { name, sentence, certainty, references } = verdict;
  const isApart =
    !isBlend && certainty && result?.certainty && !result.references.includes(references[0] ?? '');
  const isLabel = getStudy(references[0] ?? '')?.design.startsWith('prescribing information');
  const notes = [
    certainty && `${certainty} certainty`,
    isApart && (isLabel ? 'from the label' : 'from other work than the main result'),
  ]
    .filter(Boolean)
    .join('; ');
  return {
    label,
    text: `${isBlend ? `${name}: ` : ''}${sentence}${notes && ` (${capitalize(notes)}.)`}`,
    references: references.slice(0, SHOWN_REFERENCES),
  };
}

/** The short status, for the cards of the library and of products. */
export function toCardStatus(peptide: PeptideRecord, status = getStatus(peptide.slug)): CardStatus {
  const { reached, words } = getEvidenceLevel(peptide.slug);
  const { result } = getMainVerdicts(peptide.slug);
  const dates = toReviewDates(peptide);
  const regions = status ? toRegions(status) : [];
  const approval =
    regions.length > 0 ? `Approved for named uses: ${regions.join(', ')}.` : 'Not approved.';
  return {
    evidence: `Evidence ${reached} of ${evidenceLevels.length}: ${words}`,
    ...(result && { result: `${result.outcome.label}: ${formatDirection(result).toLowerCase()}.` }),
    standing: [
      ...(status ? [approval, `In sport: ${formatSport(status)}.`] : []),
      ...(dates ? [`Checked ${formatShortDate(dates.checkedAt).replaceAll(' ', '\u00a0')}.`] : []),
    ].join(' '),
  };
}

function toRegions({ approvals }: Status): string[] {
  const approved = approvals.filter(({ state }) => state === 'approved');
  return [...new Set(approved.map(({ region }) => region))];
}

/** Where it is approved: one region with its product and use, several by name; else that it is not. */
function formatWhere(status: Status): string {
  const { approvals, parts } = status;
  const regions = toRegions(status);
  const [first] = approvals.filter(({ state }) => state === 'approved');
  if (first && regions.length === 1) return `${first.region}: ${first.product}, for ${first.for}`;
  if (first) return `${regions.join(', ')}; for named uses only`;
  if (parts.length > 0) return 'No, not as this mixture';
  const withdrawn = approvals.find(({ state }) => state === 'withdrawn');
  return withdrawn
    ? `No longer: withdrawn in ${withdrawn.region}`
    : 'Not approved anywhere we know of';
}

/** The anti-doping status in a few words: 'banned'. A substance that is not named may still fall under a section. */
function formatSport({ antiDoping }: Status): string {
  const { class: section, only, text } = antiDoping;
  if (section === 'not named')
    return /\bsection\b/i.test(text) ? 'not named, but a section may apply' : section;
  if (section === 'monitoring') return 'not banned, but monitored';
  return only ? `banned in ${only}` : 'banned';
}

/** The same with the class and the list: 'Banned: class S0 of the 2026 list'. */
function formatSportRule(status: Status): string {
  const { class: section, list } = status.antiDoping;
  const sport = capitalize(formatSport(status));
  if (section === 'monitoring') return `${sport} (${list})`;
  return section === 'not named'
    ? sport.replace(/^Not named/, `$& on the ${list} list`)
    : `${sport}: class ${section} of the ${list} list`;
}
