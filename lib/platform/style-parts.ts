import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import { refuseShape } from './build-output';
import { readVariables } from './page-features';
import { type Need, toNeeds } from './selector-needs';

/** A declaration: its text, the variable that it sets, if it sets one, and those that it reads. */
export type Declaration = { text: string; sets?: string; reads: string[] };

/** A style sheet in parts, in their order. */
export type StylePart =
  | { kind: 'rule'; selector: string; needs: Need[]; declarations: Declaration[] }
  | { kind: 'group'; head: string; isLayer: boolean; parts: StylePart[] }
  | NamedPart
  | { kind: 'other'; text: string };

/** Of use only to who names it: @property and @keyframes, and @font-face by its family. */
export type NamedPart = {
  kind: 'named';
  sort: 'property' | 'keyframes' | 'font-face';
  name: string;
  text: string;
};

const GROUPS = new Set(['media', 'supports', 'container', 'layer']);

/**
 * Reads a style sheet that is served at `address`: what its url() name is given from the root, for a style that
 * stands in a page. What is only for paper is left out, since a page is printed once its sheet has come.
 */
export function readStyleParts(css: string, address: string): StylePart[] {
  const rooted = css.replace(/url\((["']?)([^)"']+)\1\)/g, (whole, _quote, url: string) =>
    /^(?:data:|#)/.test(url) ? whole : `url(${new URL(url, `http://site${address}`).pathname})`,
  );
  return toParts(postcss.parse(rooted));
}

function toParts(container: Container<ChildNode>): StylePart[] {
  return (container.nodes ?? []).flatMap((node): StylePart[] => {
    if (node.type === 'rule') return [toRule(node)];
    if (node.type === 'atrule') return toAtRule(node);
    return node.type === 'comment' ? [] : refuseShape(`'${node.toString()}' outside a rule of CSS`);
  });
}

function toRule(rule: Rule): StylePart {
  const declarations = rule.nodes.flatMap((node): Declaration[] => {
    if (node.type === 'comment') return [];
    if (node.type !== 'decl') refuseShape(`a rule within the rule ${rule.selector}`);
    const sets = node.prop.startsWith('--') ? node.prop : undefined;
    const text = `${node.prop}:${node.value}${node.important ? '!important' : ''}`;
    return [{ text, sets, reads: readVariables(node.value) }];
  });
  return {
    kind: 'rule',
    selector: rule.selector,
    needs: toNeeds(rule.selector),
    // The bundler writes what it adds for older browsers up to three times over.
    declarations: declarations.filter(({ text }, place) => text !== declarations[place - 1]?.text),
  };
}

function toAtRule(rule: AtRule): StylePart[] {
  const { name, params } = rule;
  if (name === 'media' && params === 'print') return [];
  if (GROUPS.has(name) && rule.nodes) {
    const head = `@${name}${params && ` ${params}`}`;
    return [{ kind: 'group', head, isLayer: name === 'layer', parts: toParts(rule) }];
  }
  const text = rule.toString();
  if (name === 'property' || name === 'keyframes')
    return [{ kind: 'named', sort: name, name: params, text }];
  if (name === 'font-face') return [toFace(rule)];
  return [{ kind: 'other', text: rule.nodes ? text : `${text};` }];
}

/** Our own fonts go into every page, since a link may lead to a page that uses another; fallback fonts where named. */
function toFace(rule: AtRule): StylePart {
  const declarations: string[] = [];
  let family = '';
  rule.walkDecls(({ prop, value }) => {
    declarations.push(`${prop}:${value.replace(/,\s+/g, ',')}`);
    if (prop === 'font-family') family = value.replace(/["']/g, '');
  });
  if (!family) refuseShape('an @font-face without a family');
  const text = `@font-face{${declarations.join(';')}}`;
  if (text.includes('url(')) return { kind: 'other', text };
  return { kind: 'named', sort: 'font-face', name: family, text };
}
