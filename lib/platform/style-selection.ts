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
  const rules = [...walk(parts)].filter((part): part is RulePart => part.kind === 'rule');
  const settable = new Set(
    rules.flatMap(({ declarations }) => declarations.flatMap(({ sets }) => sets ?? [])),
  );
  const styles = new Map<string, string>();
  return ({ tokens, variables }) => {
    const met = new Set(rules.filter(({ needs }) => isMet(needs, tokens)));
    const read = [...settable].filter((name) => variables.has(name));
    const key = `${rules.map((rule) => (met.has(rule) ? 1 : 0)).join('')} ${read.join(' ')}`;
    const style = styles.get(key) ?? select(parts, met, read);
    styles.set(key, style);
    return style;
  };
}

function select(
  parts: readonly StylePart[],
  met: ReadonlySet<StylePart>,
  read: readonly string[],
): string {
  const kept = keepMet(parts, met);
  return write(kept, findUsed(kept, read));
}

function keepMet(parts: readonly StylePart[], met: ReadonlySet<StylePart>): StylePart[] {
  return parts.flatMap((part): StylePart[] => {
    if (part.kind === 'rule') return met.has(part) ? [part] : [];
    return part.kind === 'group' ? [{ ...part, parts: keepMet(part.parts, met) }] : [part];
  });
}

/** What the kept rules use: variables, also indirectly, and all their values, to find animations and families in. */
type Used = { variables: ReadonlySet<string>; values: string };

function findUsed(kept: readonly StylePart[], read: readonly string[]): Used {
  const parts = [...walk(kept)];
  const declarations = parts.flatMap((part) => (part.kind === 'rule' ? part.declarations : []));
  const frames = parts.flatMap((part) =>
    part.kind === 'named' && part.sort === 'keyframes' ? readVariables(part.text) : [],
  );
  const setBy = new Map<string, Declaration[]>();
  for (const declaration of declarations) {
    if (!declaration.sets) continue;
    const known = setBy.get(declaration.sets);
    if (known) known.push(declaration);
    else setBy.set(declaration.sets, [declaration]);
  }
  const variables = new Set<string>();
  const open = [
    ...read,
    ...frames,
    ...declarations.flatMap(({ sets, reads }) => (sets ? [] : reads)),
  ];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (variables.has(name)) continue;
    variables.add(name);
    for (const { reads } of setBy.get(name) ?? []) open.push(...reads);
  }
  const values = declarations.filter(isUsed(variables)).map(({ text }) => text);
  return { variables, values: values.join(';') };
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
  if (declarations.length === 0) return '';
  return `${part.selector}{${declarations.map(({ text }) => text).join(';')}}`;
}
