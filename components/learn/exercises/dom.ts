import { buttonClass } from '../../ui/button';

/** Creates an element with attributes and content. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...content);
  return element;
}

/** Creates a button in the site's style, without the underline that prose gives to glossary terms. */
export function makeButton(
  text: string,
  attributes: Readonly<Record<string, string>> = {},
): HTMLButtonElement {
  const button = make('button', { type: 'button', ...attributes }, text);
  button.className = buttonClass(attributes.type === 'submit' ? 'primary' : 'soft', 'medium');
  button.style.textDecoration = 'none';
  return button;
}

/** Returns copies of an element's child nodes without ids, so that they may be on a page twice. */
export function copyOf({ childNodes }: Element): Node[] {
  return [...childNodes].map((node) => {
    const copy = node.cloneNode(true);
    if (copy instanceof Element)
      for (const part of [copy, ...copy.querySelectorAll('[id]')]) part.removeAttribute('id');
    return copy;
  });
}
