import type { Root } from 'hast';
import { renderReact } from '@/lib/markdown/render';
import { ProseLink } from '../blog/prose-link';

/** A text from Markdown, set as articles are. */
export function Prose({ tree }: { tree: Root }) {
  return <div className="prose">{renderReact(tree, { a: ProseLink })}</div>;
}
