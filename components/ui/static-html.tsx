import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h, s } from 'hastscript';
import { Icon } from 'lucide-react';
import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { RAW_HTML_MARK } from '@/lib/text/raw-html';
import { RawHtml } from './raw-html';

/** Passes raw HTML strings in the tree through, and escapes `&` the way React does. */
const OPTIONS = {
  allowDangerousHtml: true,
  characterReferences: { useNamedReferences: true },
} as const;

/**
 * Renders server components to one HTML string, for parts of a page that never change. Rendered normally, they would be
 * in the page twice: as HTML and as data for each tag.
 */
export function StaticHtml({ className, children }: { className?: string; children: ReactNode }) {
  const tree = { type: 'root' as const, children: toElements(children) };
  return <RawHtml as="div" className={className} html={toHtml(tree, OPTIONS)} />;
}

type Props = Readonly<Record<string, unknown>> & { children?: ReactNode };
type Component = (props: Props) => ReactNode;
type DrawnIcon = { node: readonly (readonly [string, Readonly<Record<string, string>>])[] };

/** Stands in for the icon of lucide-react, a client component, when only HTML is wanted. */
function toDrawing({ icon, size = 24, strokeWidth = 2, ...props }: Props): ReactNode {
  const { node } = icon as DrawnIcon;
  return createElement(
    'svg',
    {
      viewBox: '0 0 24 24',
      width: size,
      height: size,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ...props,
    },
    ...node.map(([name, attributes]) => createElement(name, attributes)),
  );
}

/**
 * Renders server components to a tree of HTML elements; icons become inline SVG. Throws on anything that needs the
 * browser, such as state or an event handler, and on async components.
 */
function toElements(node: ReactNode, isInSvg = false): ElementContent[] {
  if (node === null || node === undefined || typeof node === 'boolean') return [];
  if (typeof node === 'string' || typeof node === 'number') {
    return [{ type: 'text', value: String(node) }];
  }
  if (isValidElement<Props>(node)) return toElement(node, isInSvg);
  if (isIterable(node)) return [...node].flatMap((child) => toElements(child, isInSvg));
  throw new Error('an async component cannot be rendered to static HTML');
}

function toElement({ type, props }: ReactElement<Props>, isInSvg: boolean): ElementContent[] {
  if (type === Fragment) return toElements(props.children, isInSvg);
  if (typeof type === 'string') return [toTag(type, props, isInSvg || type === 'svg')];
  const component = type === Icon ? toDrawing : toFunction(type);
  if (!component) throw new Error('a client component cannot be rendered to static HTML');
  return toElements(component(props), isInSvg);
}

/** The function of a component; forwardRef holds it in `render`. None for client references. */
function toFunction(type: unknown): Component | undefined {
  if (typeof type === 'object' && type !== null && 'render' in type) return toFunction(type.render);
  const isOfBrowser = typeof type === 'function' && '$$typeof' in type;
  return typeof type === 'function' && !isOfBrowser ? (type as Component) : undefined;
}

function toTag(name: string, { children, ...props }: Props, isInSvg: boolean): Element {
  const { [RAW_HTML_MARK]: _, dangerouslySetInnerHTML, ...attributes } = props;
  const content = isRaw(dangerouslySetInnerHTML)
    ? [{ type: 'raw' as const, value: dangerouslySetInnerHTML.__html }]
    : toElements(children, isInSvg);
  const element = (isInSvg ? s : h)(name, toAttributes(attributes)) as Element;
  return { ...element, children: content as ElementContent[] };
}

function toAttributes(props: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(props).flatMap(([name, value]) => {
      if (value === undefined || value === null || value === false) {
        return value === false && name.startsWith('aria-') ? [[name, 'false']] : [];
      }
      if (typeof value === 'function') throw new Error(`${name} needs the browser`);
      return [[name, name === 'style' ? toStyle(value) : toText(name, value)]];
    }),
  );
}

function toText(name: string, value: unknown): string {
  return value === true && !name.startsWith('aria-') ? name : String(value);
}

/** Formats a style object as an attribute: { marginBlock: 0 } becomes 'margin-block:0'. */
function toStyle(value: unknown): string {
  return Object.entries(value as Record<string, string | number | undefined>)
    .flatMap(([name, declared]) =>
      declared === undefined
        ? []
        : `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${declared}`,
    )
    .join(';');
}

function isRaw(value: unknown): value is { __html: string } {
  return typeof value === 'object' && value !== null && '__html' in value;
}

function isIterable(value: unknown): value is Iterable<ReactNode> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}
