import { visit as visitOfLibrary } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { parseText } from '@/lib/markdown/parse-text';
import { SKIP, visit } from '@/lib/markdown/visit';

const text = '# One *two*\n\nThree [four](/five) and **six _seven_**.\n\n- eight\n- nine\n\n> ten';
const parse = () => parseText(text).tree;

/** What a visitor meets, in its order. */
function trace(walk: typeof visit, types?: readonly string[] | string): string[] {
  const met: string[] = [];
  const note = (
    node: { type: string; value?: string },
    index?: number,
    parent?: { type: string },
  ) => {
    met.push(`${node.type} ${node.value ?? ''} ${index} ${parent?.type}`);
  };
  if (types) walk(parse(), types, note);
  else walk(parse(), note);
  return met;
}

describe('visit', () => {
  it('meets the nodes that the library meets, in its order', () => {
    expect(trace(visit)).toEqual(trace(visitOfLibrary));
    expect(trace(visit, 'text')).toEqual(trace(visitOfLibrary, 'text'));
    expect(trace(visit, ['text', 'link'])).toEqual(trace(visitOfLibrary, ['text', 'link']));
  });

  it('leaves out children, goes on where it is told, and ends, as the library does', () => {
    const walk = (by: typeof visit) => {
      const met: string[] = [];
      by(parse(), (node, index, parent) => {
        if (node.type === 'heading') return SKIP;
        if (node.type === 'list') return false;
        if (node.type === 'strong' && parent && index !== undefined) {
          parent.children.splice(index, 1, { type: 'text', value: 'put in' });
          return [SKIP, index];
        }
        if (node.type === 'text') met.push(node.value);
        return undefined;
      });
      return met;
    };
    expect(walk(visit)).toEqual(['Three ', 'four', ' and ', 'put in', '.']);
    expect(walk(visitOfLibrary)).toEqual(walk(visit));
  });

  it('asks what a visitor has put in the place of children', () => {
    const tree = parse();
    const met: string[] = [];
    visit(tree, (node) => {
      if (node.type === 'paragraph') node.children = [{ type: 'text', value: 'other' }];
      if (node.type === 'text') met.push(node.value);
    });
    expect(met).toEqual(['One ', 'two', 'other', 'other', 'other', 'other']);
  });
});
