import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { getStatus } from './evidence';
import { nameOf } from './status';
import { formatStatusCheck, type StatusRow, toStandingRows } from './status-rows';

/** The rows of a substance's status as a list, each text after its label. */
export function toStatusList(rows: readonly StatusRow[]): Element {
  return h(
    'ul',
    rows.map(({ label, text }) => h('li', [h('strong', `${label}:`), ` ${text}`])),
  );
}

/** The content of `> [!STATUS slug]`: law and sport, when they were checked, and a link to the full status. */
export function toStatusContent(slug: string): ElementContent[] {
  const status = getStatus(slug);
  const name = nameOf(slug);
  const title = h('div', { className: ['callout-title'] }, h('span', `Status of ${name}`));
  if (!status) return [title];
  return [
    title,
    toStatusList(toStandingRows(status)),
    h('p', { className: ['mt-2.5'] }, [
      `${formatStatusCheck(status)} `,
      h('a', { href: `/peptides/${slug}#status` }, `Trials, open questions and sources: ${name}`),
    ]),
  ];
}
