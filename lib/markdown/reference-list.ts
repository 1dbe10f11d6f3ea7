import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Reference } from '@/lib/content/references';
import { toMentionId, toReferenceId } from './citations';
import { formatReference } from './format-reference';

/** The 'References' section of an article: the publications it cites, numbered as in its text. */
export function toReferenceList(references: readonly Reference[]): Element[] {
  if (references.length === 0) return [];
  return [
    h('h2', { id: 'references' }, 'References'),
    h(
      'ol',
      { className: ['references'] },
      references.map((reference, index) => toItem(reference, index + 1)),
    ),
  ];
}

function toItem(reference: Reference, number: number): Element {
  const { authors, title, journal, detail, link, isNotPeerReviewed } = formatReference(reference);
  const end = /[?!]$/.test(title) ? '' : '.';
  return h('li', { id: toReferenceId(number) }, [
    `${authors ? `${authors}. ` : ''}${title}${end} `,
    h('em', journal),
    `. ${detail}. ${isNotPeerReviewed ? 'Not peer reviewed. ' : ''}`,
    ...(link ? [h('a', { href: link.href }, link.label), ' '] : []),
    h(
      'a',
      { href: `#${toMentionId(number)}`, ariaLabel: `Back to reference ${number} in the text` },
      '↩',
    ),
  ]);
}
