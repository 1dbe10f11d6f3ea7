import parser from 'postcss-selector-parser';

/**
 * What a page must hold so that a selector can match in it: all of `tokens`, and one need of each of `choices`.
 * Tokens are 'p', '.card', '#main' and '[open]'.
 */
export type Need = { tokens: string[]; choices: Need[][] };

/** Pseudo-classes whose argument must be met too; what others hold (:not) decides nothing. */
const MEANT = new Set([':is', ':where', ':has', ':host', '::slotted']);

/** The needs of a list of selectors, any of which may match. States such as :hover need nothing. */
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
    // By name alone: scripts and readers change values, of which a page shows the first.
    if (node.type === 'attribute') need.tokens.push(`[${node.attribute.toLowerCase()}]`);
    if (node.type === 'pseudo' && MEANT.has(node.value.toLowerCase()) && node.nodes.length > 0)
      need.choices.push(node.nodes.map(toNeed));
  }
  return need;
}

/** Whether one of the needs is met by a page that holds these tokens. */
export function isMet(needs: readonly Need[], held: ReadonlySet<string>): boolean {
  return needs.some(
    ({ tokens, choices }) =>
      tokens.every((token) => held.has(token)) && choices.every((choice) => isMet(choice, held)),
  );
}
