import { groupInOrder } from '@/lib/text/group-in-order';
import { type PageFeatures, readVariables } from './page-features';
import { isMet } from './selector-needs';
import type { Declaration, StylePart } from './style-parts';

type RulePart = Extract<StylePart, { kind: 'rule' }>;

/**
 * Returns a function that gives the part of a style sheet that a page needs by its features: the rules whose elements,
 * classes and attributes occur in it, in any state, and the variables, animations and fonts that these rules name.
 * Loading the whole sheet after it changes nothing: the layers have the same order, and each rule precedes its copy in
 * the sheet. Pages with the same features share one string, made once.
 */
export function createStyleSelection(
  parts: readonly StylePart[],
): (features: PageFeatures) => string {
  const all = [...walk(parts)];
  const rules = all.filter((part): part is RulePart => part.kind === 'rule');
  const readByFrames = all.flatMap((part) =>
    part.kind === 'named' && part.sort === 'keyframes' ? readVariables(part.text) : [],
  );
  const settable = new Set(
    rules.flatMap(({ declarations }) => declarations.flatMap(({ sets }) => sets ?? [])),
  );
  const styles = new Map<string, string>();
  return ({ tokens, variables }) => {
    const met = new Set(rules.filter(({ needs }) => isMet(needs, tokens)));
    const read = [...settable].filter((name) => variables.has(name));
    const key = `${rules.map((rule) => (met.has(rule) ? 1 : 0)).join('')} ${read.join(' ')}`;
    const style = styles.get(key) ?? write(parts, findUsed(met, [...read, ...readByFrames]));
    styles.set(key, style);
    return style;
  };
}

/** The rules that are met, the variables that they use, also indirectly, and all values, to find names in. */
type Used = { met: ReadonlySet<StylePart>; variables: ReadonlySet<string>; values: string };

function findUsed(met: ReadonlySet<RulePart>, read: readonly string[]): Used {
  const declarations = [...met].flatMap((rule) => rule.declarations);
  const setBy = new Map(groupInOrder(declarations, ({ sets }) => sets));
  const variables = new Set<string>();
  const open = [...read, ...declarations.flatMap(({ sets, reads }) => (sets ? [] : reads))];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (variables.has(name)) continue;
    variables.add(name);
    for (const { reads } of setBy.get(name) ?? []) open.push(...reads);
  }
  const values = declarations.filter(isUsed(variables)).map(({ text }) => text);
  return { met, variables, values: values.join(';') };
}

function* walk(parts: readonly StylePart[]): Generator<StylePart> {
  for (const part of parts) {
    yield part;
    if (part.kind === 'group') yield* walk(part.parts);
  }
}

const isUsed =
  (variables: ReadonlySet<string>) =>
  ({ sets }: Declaration): boolean =>
    sets === undefined || variables.has(sets);

function write(parts: readonly StylePart[], used: Used): string {
  return parts.map((part) => writePart(part, used)).join('');
}

function writePart(part: StylePart, used: Used): string {
  if (part.kind === 'other') return part.text;
  if (part.kind === 'named') {
    const isNamed =
      part.sort === 'property' ? used.variables.has(part.name) : used.values.includes(part.name);
    return isNamed ? part.text : '';
  }
  if (part.kind === 'group') {
    const text = write(part.parts, used);
    // An empty layer keeps its place in the layer order.
    if (text === '') return part.isLayer ? `${part.head};` : '';
    return `${part.head}{${text}}`;
  }
  const declarations = part.declarations.filter(isUsed(used.variables));
  if (!used.met.has(part) || declarations.length === 0) return '';
  return `${part.selector}{${declarations.map(({ text }) => text).join(';')}}`;
}
