import type { Root } from 'hast';
import { RawHtml } from '@/components/ui/raw-html';
import { renderPageHtml } from '@/lib/markdown/render';
import { ProseLinks } from '../ui/prose-links';

/** A text from Markdown, set as articles are. Its tree has been through the sanitiser: lib/markdown/html. */
export function Prose({ tree }: { tree: Root }) {
  return (
    <ProseLinks>
      <RawHtml as="div" className="prose" html={renderPageHtml(tree)} />
    </ProseLinks>
  );
}
