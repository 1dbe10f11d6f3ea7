import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { peptides } from '@/content/peptides';
import { getStatus } from './evidence';
import { formatStatusCheck, toStatusRows } from './status-rows';

/** What `> [!STATUS slug]` shows of a substance: its standing, when it was checked, and the way to its page. */
export function toStatusContent(slug: string): ElementContent[] {
  const status = getStatus(slug);
  const name = peptides.find((peptide) => peptide.slug === slug)?.name ?? slug;
  const title = h('p', { className: ['callout-title'] }, `Status of ${name}`);
  if (!status) return [title];
  return [
    title,
    h(
      'dl',
      { className: ['status-list'] },
      toStatusRows(status).map(({ label, text }) => h('div', [h('dt', label), h('dd', text)])),
    ),
    h('p', [
      `${formatStatusCheck(status)} `,
      h('a', { href: `/peptides/${slug}#status` }, `Sources on the page of ${name}`),
    ]),
  ];
}
