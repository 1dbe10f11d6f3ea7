import type { RootContent } from 'hast';
import { keepTogether } from '@/lib/markdown/html/keep-together';
import { renderPageHtml } from '@/lib/markdown/render';
import { RawHtml } from './raw-html';

/** Renders elements made by our own code to one HTML string; numbers stay with their units. */
export function WrittenHtml({
  as = 'div',
  content,
  className,
}: {
  /** Use a span inside a heading. */
  as?: 'div' | 'span';
  content: RootContent[];
  className?: string;
}) {
  const tree = { type: 'root' as const, children: content };
  keepTogether(tree);
  return <RawHtml as={as} className={className} html={renderPageHtml(tree)} />;
}
