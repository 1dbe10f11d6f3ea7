import type { RootContent } from 'hast';
import { keepTogether } from '@/lib/markdown/html/keep-together';
import { renderPageHtml } from '@/lib/markdown/render';
import { RawHtml } from './raw-html';

/** Elements made by our own code as one string, with numbers kept beside their units. */
export function WrittenHtml({
  as = 'div',
  content,
  className,
}: {
  /** A span where it stands in a heading. */
  as?: 'div' | 'span';
  content: RootContent[];
  className?: string;
}) {
  const tree = { type: 'root' as const, children: content };
  keepTogether(tree);
  return <RawHtml as={as} className={className} html={renderPageHtml(tree)} />;
}
