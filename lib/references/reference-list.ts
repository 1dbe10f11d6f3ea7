import type { Element } from 'hast';
import { h } from 'hastscript';
import { toMentionId, toReferenceId } from '@/lib/markdown/html/citations';
import { formatReference } from './format-reference';
import type { Reference } from './references';

/**
 * The 'References' section of a page: the publications it cites, numbered as in its text. Those after the
 * first `mentionedCount` are further reading: no place in the text to go back to.
 */
export function toReferenceList(
  references: readonly Reference[],
  mentionedCount = references.length,
): Element[] {
  if (references.length === 0) return [];
  return [
    h('h2', { id: 'references' }, 'References'),
    h(
      'ol',
      { className: ['references'] },
      references.map((reference, index) => toItem(reference, index + 1, index < mentionedCount)),
    ),
  ];
}

function toItem(reference: Reference, number: number, isMentioned: boolean): Element {
  const { authors, title, journal, detail, link, isNotPeerReviewed } = formatReference(reference);
  const end = /[?!]$/.test(title) ? '' : '.';
  return h('li', { id: toReferenceId(number) }, [
    `${authors ? `${authors}. ` : ''}${title}${end} `,
    h('em', journal),
    `. ${detail}. ${isNotPeerReviewed ? 'Not peer reviewed. ' : ''}`,
    ...(link ? [h('a', { href: link.href, ariaLabel: link.name }, link.label), ' '] : []),
    ...(isMentioned ? [toWayBack(number)] : []),
  ]);
}

function toWayBack(number: number): Element {
  const ariaLabel = `Back to reference ${number} in the text`;
  return h('a', { href: `#${toMentionId(number)}`, ariaLabel }, '↩');
}
