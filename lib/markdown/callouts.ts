import type { Element, ElementContent } from 'hast';
import { toString as toText } from 'hast-util-to-string';
import { h, s } from 'hastscript';
import { type Callout, evidenceLevels, parseCalloutMarker } from './callout-markers';

/** Turns a block quote that begins with a callout marker into that callout; leaves any other as it is. */
export function decorateCallout(quote: Element): Callout | undefined {
  const [first, ...rest] = quote.children.filter((child) => child.type === 'element');
  const callout = first && parseCalloutMarker(toText(first));
  if (!callout) return undefined;

  quote.tagName = 'div';
  quote.properties = {
    className: ['callout', `callout-${callout.kind.toLowerCase()}`],
    role: 'note',
  };
  quote.children = build(callout, rest);
  return callout;
}

function build(callout: Callout, body: ElementContent[]): ElementContent[] {
  switch (callout.kind) {
    case 'TAKEAWAYS':
      return [h('p', { className: ['callout-title'] }, 'Key takeaways'), ...body];
    case 'SAFETY':
      return [h('p', { className: ['callout-title'] }, warningIcon(), 'Safety'), ...body];
    case 'EXAMPLE':
      return [h('p', { className: ['callout-title'] }, 'Example'), ...body];
    case 'STATUS':
      return [h('p', { className: ['callout-title'] }, `Status: ${callout.slug}`), ...body];
    case 'EVIDENCE':
      return [
        h('p', { className: ['callout-title'] }, 'Evidence level'),
        h('div', { className: ['evidence'] }, beads(callout.level), [
          h('div', [
            h('p', [
              h(
                'strong',
                `Level ${callout.level} of ${evidenceLevels.length}, ${callout.meaning}.`,
              ),
              ' ',
              ...firstParagraph(body),
            ]),
            ...body.slice(1),
          ]),
        ]),
      ];
  }
}

function firstParagraph([first]: ElementContent[]): ElementContent[] {
  return first?.type === 'element' ? first.children : [];
}

/** Five joined beads, filled up to the level. The words beside them say the same. */
function beads(level: number): Element {
  return h(
    'div',
    { className: ['evidence-beads'], ariaHidden: 'true' },
    evidenceLevels.map((_, index) =>
      h('span', { className: index < level ? ['is-reached'] : [] }, String(index + 1)),
    ),
  );
}

function warningIcon(): Element {
  return s(
    'svg',
    {
      viewBox: '0 0 24 24',
      width: 22,
      height: 22,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1.75,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ariaHidden: 'true',
    },
    [s('path', { d: 'M12 3.5 22 20.5H2Z' }), s('path', { d: 'M12 10v4.5M12 17.5v.01' })],
  );
}
