import type { Root } from 'hast';
import { RawHtml } from '@/components/ui/raw-html';
import { renderPageHtml } from '@/lib/markdown/render';

/** HTML rendered from Markdown, styled like an article. */
export function ProseHtml({ html }: { html: string }) {
  return <RawHtml as="div" className="prose" html={html} />;
}

/** A text from Markdown, styled like an article. Its tree has been sanitised (lib/markdown/html). */
export function Prose({ tree }: { tree: Root }) {
  return <ProseHtml html={renderPageHtml(tree)} />;
}
