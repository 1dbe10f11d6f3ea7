import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { type Drawing, group } from '@/lib/figures/svg';

/** A drawing of lib/figures inside an <svg> of the page. For server components: it costs no JavaScript. */
export function InlineDrawing({ content }: { content: Drawing }) {
  return toJsxRuntime(group({}, content), { Fragment, jsx, jsxs, space: 'svg' });
}
