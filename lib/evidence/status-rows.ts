import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { formatLongDate, formatPartialDate } from '@/lib/text/format';
import { getStatus } from './evidence';
import { nameOf, type Status } from './status';
import type { Approval } from './status-schema';

/** The status in full as a list: law and sport, the trials in people, and what could not be confirmed. */
export function toStatusList(status: Status): Element {
  const { trials, openQuestions } = status;
  return toList({
    ...tellStanding(status),
    'Trials in people': trials,
    'Not confirmed': openQuestions.length > 0 && `${openQuestions.join('. ')}.`,
  });
}

/** What regulators and the anti-doping list say about a substance, by label, in the order used on all pages. */
function tellStanding(status: Status) {
  const { approvals, compounding, antiDoping, boxedWarning } = status;
  const withdrawn = approvals.filter(({ state }) => state === 'withdrawn');
  return {
    Approved: formatApprovals(status),
    Withdrawn: withdrawn.length > 0 && `${withdrawn.map(formatApproval).join('. ')}.`,
    'US compounding':
      compounding && `${compounding.text} (As of ${formatPartialDate(compounding.asOf)}.)`,
    'In sport': antiDoping.text,
    'Boxed warning': boxedWarning,
  };
}

/** A list of texts, each after its label; those that do not apply are left out. */
function toList(texts: Record<string, string | false | undefined>): Element {
  const items = Object.entries(texts).filter(([, text]) => text);
  return h(
    'ul',
    items.map(([label, text]) => h('li', [h('strong', `${label}:`), ` ${text}`])),
  );
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
  const seen = [antiDoping, compounding, ...approvals].flatMap((part) => part?.seen ?? []);
  const [last] = seen
    .map(({ date }) => date)
    .sort()
    .reverse();
  return [
    last && `Checked ${formatLongDate(last)}.`,
    seen.some(({ kind }) => kind === 'secondary') &&
      'Some of this was read in reports that quote the regulator, not in the original.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The content of `> [!STATUS slug]`: law and sport, when they were checked, and a link to the full status. */
export function toStatusContent(slug: string): ElementContent[] {
  const status = getStatus(slug);
  const name = nameOf(slug);
  const title = h('div', { className: ['callout-title'] }, h('span', `Status of ${name}`));
  if (!status) return [title];
  return [
    title,
    toList(tellStanding(status)),
    h('p', { className: ['mt-2.5'] }, [
      `${formatStatusCheck(status)} `,
      h('a', { href: `/peptides/${slug}#status` }, `Trials, open questions and sources: ${name}`),
    ]),
  ];
}
