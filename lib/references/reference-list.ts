import type { Element } from 'hast';
import { h } from 'hastscript';
import { toMentionId, toReferenceId } from '@/lib/markdown/html/citations';
import { formatReference } from './format-reference';
import { paperPath } from './paper-path';
import { getListLinks, NO_LINK } from './reference-links';
import type { Reference } from './references';
import { getShortName } from './short-name';

/** A line on a reference's study, and the noun for it in the link to its page: 'study', 'source'. */
export type StudyLine = { line: string; noun: string };

/** The id of the link that closes an open reference; it links to itself, so nothing scrolls. */
const CLOSE = 'close-reference';

/**
 * Renders the 'References' section of a page: the publications it cites, numbered as in its text, each with a line on
 * its study. With `isShort`, an entry is its title, short name and DOI or PubMed ID; the title links to the work's page,
 * which has the authors and all links. The style sheet shows the entry that a citation links to as a card at the bottom
 * of the window, with the link that closes it.
 */
export function drawReferenceList(
  references: readonly Reference[],
  describe: (reference: Reference) => StudyLine,
  { isShort = false } = {},
): Element[] {
  if (references.length === 0) return [];
  const items = references.map((reference, index) =>
    drawItem(reference, describe(reference), index + 1, isShort),
  );
  return [
    h('h2', { id: 'references' }, 'References'),
    h('ol', { className: ['references'] }, items),
    h('a', { id: CLOSE, href: `#${CLOSE}`, className: ['on-screen'] }, 'Close'),
  ];
}

function drawItem(
  reference: Reference,
  { line, noun }: StudyLine,
  number: number,
  isShort: boolean,
): Element {
  const { authors, title, journal, detail, isNotPeerReviewed } = formatReference(reference);
  const links = getListLinks(reference);
  const id = toReferenceId(number);
  const paper = paperPath(reference.id);
  const end = /[?!]$/.test(title) ? '' : '.';
  const before = isNotPeerReviewed ? 'Not peer reviewed. ' : '';
  if (isShort) {
    const found = links.find(({ kind }) => kind === 'DOI' || kind === 'PubMed');
    return h('li', { id }, [
      h('a', { href: paper }, title),
      `${end} ${getShortName(reference).replace(/\.$/, '')}. ${before}`,
      ...(found ? [h('a', { href: found.href }, found.label)] : []),
      h('br'),
      `${line}.`,
    ]);
  }
  const about = `About this ${noun}`;
  const back = `Back to reference ${number} in the text`;
  return h('li', { id }, [
    `${authors ? `${authors}. ` : ''}${title}${end} `,
    h('em', journal),
    `. ${detail}. ${before}`,
    ...links.flatMap(({ href, label, name }) => [h('a', { href, ariaLabel: name }, label), ' ']),
    ...(links.length === 0 ? [`${NO_LINK}. `] : []),
    h('br'),
    `${line}. `,
    h('a', { href: paper, ariaLabel: `${about}, reference ${number}` }, about),
    // A non-breaking space keeps the link and the back link on one line.
    '\u00a0',
    h('a', { href: `#${toMentionId(number)}`, ariaLabel: back }, '↩'),
  ]);
}
