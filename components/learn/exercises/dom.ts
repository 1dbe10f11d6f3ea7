import { buttonClass } from '../../ui/button';

/** An element with attributes and content. */
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

/** A button that looks like those of the site; a text would underline it as a word of the glossary. */
export function makeButton(
  text: string,
  attributes: Readonly<Record<string, string>> = {},
): HTMLButtonElement {
  const button = make('button', { type: 'button', ...attributes }, text);
  button.className = buttonClass(attributes.type === 'submit' ? 'primary' : 'soft', 'medium');
  button.style.textDecoration = 'none';
  return button;
}

/** Copies of what an element holds that may stand in a page twice. */
export function copyOf({ childNodes }: Element): Node[] {
  return [...childNodes].map((node) => {
    const copy = node.cloneNode(true);
    if (copy instanceof Element)
      for (const part of [copy, ...copy.querySelectorAll('[id]')]) part.removeAttribute('id');
    return copy;
  });
}
