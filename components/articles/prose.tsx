import type { Root } from 'hast';
import { RawHtml } from '@/components/ui/raw-html';
import { renderPageHtml } from '@/lib/markdown/render';

/** HTML that was made of such a text, set in the same way. */
export function ProseHtml({ html }: { html: string }) {
  return <RawHtml as="div" className="prose" html={html} />;
}

/** A text from Markdown, set as articles are. Its tree has been through the sanitiser: lib/markdown/html. */
export function Prose({ tree }: { tree: Root }) {
  return <ProseHtml html={renderPageHtml(tree)} />;
}
