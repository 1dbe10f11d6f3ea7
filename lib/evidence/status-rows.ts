import { formatLongDate, formatPartialDate } from '@/lib/text/format';
import type { Status } from './status';
import type { Approval } from './status-schema';

/** A question about a substance's legal or anti-doping status, and the answer in words. */
export type StatusRow = { label: string; text: string };

/** What regulators and the anti-doping list say about a substance, in the order used on all pages. */
export function toStandingRows(status: Status): StatusRow[] {
  const { approvals, compounding, antiDoping, boxedWarning } = status;
  const withdrawn = approvals.filter(({ state }) => state === 'withdrawn');
  const compounded =
    compounding && `${compounding.text} (As of ${formatPartialDate(compounding.asOf)}.)`;
  return [
    { label: 'Approved', text: formatApprovals(status) },
    ...toRow('Withdrawn', withdrawn.length > 0 && `${withdrawn.map(formatApproval).join('. ')}.`),
    ...toRow('US compounding', compounded),
    { label: 'In sport', text: antiDoping.text },
    ...toRow('Boxed warning', boxedWarning),
  ];
}

/** The standing rows, followed by the trials in people and by what could not be confirmed. */
export function toStatusRows(status: Status): StatusRow[] {
  const { trials, openQuestions } = status;
  return [
    ...toStandingRows(status),
    { label: 'Trials in people', text: trials },
    ...toRow('Not confirmed', openQuestions.length > 0 && `${openQuestions.join('. ')}.`),
  ];
}

function toRow(label: string, text: string | false | undefined): StatusRow[] {
  return text ? [{ label, text }] : [];
}

/** Whether and where a substance is an approved medicine, in one or more sentences. */
function formatApprovals({ approvals, parts }: Status): string {
  const approved = approvals.filter(({ state }) => state === 'approved');
  if (approved.length > 0) return `${approved.map(formatApproval).join('. ')}.`;
  return parts.length > 0
    ? 'No approval of this mixture was found.'
    : 'Not an approved medicine: no approval in force was found.';
}

function formatApproval({ region, product, for: use, since }: Approval): string {
  return `${region}: ${product}, for ${use}${since ? `, since ${formatPartialDate(since)}` : ''}`;
}

/** When the entry was last checked, and whether any of it was read second-hand. */
export function formatStatusCheck({ approvals, antiDoping, compounding }: Status): string {
  const seen = [antiDoping, ...(compounding ? [compounding] : []), ...approvals].map(
    (part) => part.seen,
  );
  const last = seen
    .map(({ date }) => date)
    .sort()
    .at(-1);
  const isSecondHand = seen.some(({ kind }) => kind === 'secondary');
  return [
    ...(last ? [`Checked ${formatLongDate(last)}.`] : []),
    ...(isSecondHand
      ? ['Some of this was read in reports that quote the regulator, not in the original.']
      : []),
  ].join(' ');
}
