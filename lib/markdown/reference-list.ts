import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Reference } from '@/lib/content/references';
import { formatReference } from './format-reference';

/** A 'References' heading and numbered list for readers that show HTML without our components. */
export function toReferenceList(
  keys: readonly string[],
  references: ReadonlyMap<string, Reference>,
): Element[] {
  if (keys.length === 0) return [];
  const items = keys.flatMap((key) => {
    const reference = references.get(key);
    if (!reference) return [];
    const { authors, title, journal, detail, link } = formatReference(reference);
    return h('li', [
      `${authors}. ${title}. `,
      h('em', journal),
      `. ${detail}. `,
      ...(link ? [h('a', { href: link.href }, link.label)] : []),
    ]);
  });
  return [h('h2', 'References'), h('ol', items)];
}
