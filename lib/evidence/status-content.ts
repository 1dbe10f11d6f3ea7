import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { peptides } from '@/content/peptides';
import { getStatus } from './evidence';
import { formatStatusCheck, toStandingRows } from './status-rows';

/** What `> [!STATUS slug]` shows of a substance: law and sport, when they were checked, and the way to the rest. */
export function toStatusContent(slug: string): ElementContent[] {
  const status = getStatus(slug);
  const name = peptides.find((peptide) => peptide.slug === slug)?.name ?? slug;
  const title = h('p', { className: ['callout-title'] }, h('span', `Status of ${name}`));
  if (!status) return [title];
  return [
    title,
    h(
      'ul',
      toStandingRows(status).map(({ label, text }) =>
        h('li', [h('strong', `${label}:`), ` ${text}`]),
      ),
    ),
    h('p', { className: ['mt-2.5'] }, [
      `${formatStatusCheck(status)} `,
      h('a', { href: `/peptides/${slug}#status` }, `Trials, open questions and sources: ${name}`),
    ]),
  ];
}
