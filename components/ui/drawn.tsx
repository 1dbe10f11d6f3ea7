import type { Element } from 'hast';
import { createElement, type ReactNode } from 'react';
import type { Drawing } from '@/lib/figures/svg';

/** hast property names that React spells differently. */
const REACT_NAMES: Readonly<Record<string, string>> = {
  strokeDashArray: 'strokeDasharray',
  strokeLineCap: 'strokeLinecap',
  strokeLineJoin: 'strokeLinejoin',
};

/** A drawing of lib/figures as React elements, for drawings made in the browser. */
export function Drawn({ drawing }: { drawing: Drawing }): ReactNode {
  if (drawing === null) return null;
  if (!('type' in drawing)) {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a drawing have no identity but their place
    return drawing.map((part, index) => <Drawn key={index} drawing={part} />);
  }
  return toNode(drawing);
}

function toNode({ tagName, properties, children }: Element, key?: number): ReactNode {
  const props = Object.fromEntries(
    Object.entries(properties).map(([name, value]) =>
      name === 'style' ? [name, toStyle(String(value))] : [REACT_NAMES[name] ?? name, value],
    ),
  );
  const content = children.flatMap((child, index): ReactNode[] => {
    if (child.type === 'text') return [child.value];
    return child.type === 'element' ? [toNode(child, index)] : [];
  });
  return createElement(tagName, { key, ...props }, ...content);
}

/** Converts the single declaration of a style, such as 'transform:scaleX(0.5)', to React's form. */
function toStyle(declaration: string): Record<string, string> {
  const [name = '', value = ''] = declaration.split(':');
  return { [name]: value };
}
