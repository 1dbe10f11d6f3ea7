import parser from 'postcss-selector-parser';

/**
 * What a page must contain for a selector to match: all of `tokens`, and one need from each list in `choices`. Tokens
 * are 'p', '.card', '#main' and '[open]'.
 */
export type Need = { tokens: string[]; choices: Need[][] };

/** Pseudo-classes whose arguments must be met too; those of others, such as :not, are ignored. */
const MEANT = new Set([':is', ':where', ':has', ':host', '::slotted']);

/** The needs of a selector list, of which any may match. States such as :hover need nothing. */
export function toNeeds(list: string): Need[] {
  return parser()
    .astSync(list)
    .nodes.map((selector) => toNeed(selector));
}

function toNeed(selector: parser.Selector): Need {
  const need: Need = { tokens: [], choices: [] };
  for (const node of selector.nodes) {
    if (node.type === 'class') need.tokens.push(`.${node.value}`);
    if (node.type === 'id') need.tokens.push(`#${node.value}`);
    if (node.type === 'tag') need.tokens.push(node.value.toLowerCase());
    // By name only: scripts and readers change values, and the HTML has only the first.
    if (node.type === 'attribute') need.tokens.push(`[${node.attribute.toLowerCase()}]`);
    if (node.type === 'pseudo' && MEANT.has(node.value.toLowerCase()) && node.nodes.length > 0)
      need.choices.push(node.nodes.map(toNeed));
  }
  return need;
}

/** Whether a page with these tokens meets one of the needs. */
export function isMet(needs: readonly Need[], held: ReadonlySet<string>): boolean {
  return needs.some(
    ({ tokens, choices }) =>
      tokens.every((token) => held.has(token)) && choices.every((choice) => isMet(choice, held)),
  );
}
