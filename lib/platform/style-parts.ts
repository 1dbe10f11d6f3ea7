import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import { failOnUnknownOutput } from './build-output';
import { readVariables } from './page-features';
import { type Need, toNeeds } from './selector-needs';

/** A declaration: its text, the CSS variable that it sets, if any, and those that it uses. */
export type Declaration = { text: string; sets?: string; reads: string[] };

/** A part of a style sheet. */
export type StylePart =
  | { kind: 'rule'; selector: string; needs: Need[]; declarations: Declaration[] }
  | { kind: 'group'; head: string; isLayer: boolean; parts: StylePart[] }
  /** Needed only if referred to by name: @property and @keyframes, and @font-face by its family. */
  | { kind: 'named'; sort: 'property' | 'keyframes' | 'font-face'; name: string; text: string }
  | { kind: 'other'; text: string };

const GROUPS = new Set(['media', 'supports', 'container', 'layer']);

/**
 * Parses a style sheet served at `address`. Makes the addresses in url() root-relative, for a style that is inlined.
 * Leaves out print rules, since a page is printed after its sheet has loaded.
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
    return node.type === 'comment'
      ? []
      : failOnUnknownOutput(`'${node.toString()}' outside a rule of CSS`);
  });
}

function toRule(rule: Rule): StylePart {
  const declarations = rule.nodes.flatMap((node): Declaration[] => {
    if (node.type === 'comment') return [];
    if (node.type !== 'decl') failOnUnknownOutput(`a rule within the rule ${rule.selector}`);
    const sets = node.prop.startsWith('--') ? node.prop : undefined;
    const text = `${node.prop}:${node.value}${node.important ? '!important' : ''}`;
    return [{ text, sets, reads: readVariables(node.value) }];
  });
  return {
    kind: 'rule',
    selector: rule.selector,
    needs: toNeeds(rule.selector),
    // The bundler repeats some declarations, for older browsers, up to three times.
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
  if (name === 'font-face') return [toFontFace(rule)];
  return [{ kind: 'other', text: rule.nodes ? text : `${text};` }];
}

/** Web fonts go into every page, since a link may lead to a page that uses them; fallback fonts only where used. */
function toFontFace(rule: AtRule): StylePart {
  const declarations: string[] = [];
  let family = '';
  rule.walkDecls(({ prop, value }) => {
    declarations.push(`${prop}:${value.replace(/,\s+/g, ',')}`);
    if (prop === 'font-family') family = value.replace(/["']/g, '');
  });
  if (!family) failOnUnknownOutput('an @font-face without a family');
  const text = `@font-face{${declarations.join(';')}}`;
  if (text.includes('url(')) return { kind: 'other', text };
  return { kind: 'named', sort: 'font-face', name: family, text };
}
