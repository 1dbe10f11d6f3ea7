import type { Root } from 'hast';
import { ProseLink } from '@/components/articles/prose-link';
import { renderReact } from '@/lib/markdown/render';

/** A text from Markdown, set as articles are. */
export function Prose({ tree }: { tree: Root }) {
  return <div className="prose">{renderReact(tree, { a: ProseLink })}</div>;
}
