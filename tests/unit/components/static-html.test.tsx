// @vitest-environment happy-dom
import { ArrowLeft } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FeaturedPeptides } from '@/components/peptides/featured-peptides';
import { ReconstitutionPanel } from '@/components/peptides/reconstitution-panel';
import { DosingPanel } from '@/components/peptides/use-section';
import { ICON } from '@/components/ui/icon-props';
import { RawHtml } from '@/components/ui/raw-html';
import { StaticHtml } from '@/components/ui/static-html';
import { getPageFigures } from '@/lib/figures/data/figures';
import { toPeptideCitations } from '@/lib/peptides/peptide-citations';
import { getPeptides } from '@/lib/peptides/peptides';

/** HTML as a DOM tree, ignoring attribute order and React's markers between texts. */
function toTree(html: string): unknown {
  const page = document.createElement('div');
  page.innerHTML = html.replaceAll('<!-- -->', '');
  page.normalize();
  const read = (node: Node): unknown => {
    if (!(node instanceof Element)) return node.textContent;
    const attributes = [...node.attributes]
      // Attributes that only React's output has, or only lucide's.
      .filter(({ name }) => !['data-raw', 'xmlns'].includes(name))
      .map(({ name, value }) => [name, toPlain(name, value)])
      .filter(([, value]) => value !== '')
      .sort();
    return [node.tagName, Object.fromEntries(attributes), [...node.childNodes].map(read)];
  };
  return [...page.childNodes].map(read);
}

function toPlain(name: string, value: string): string {
  if (name === 'class') return value.replaceAll(/\blucide(?:-[\w-]+)?/g, '').trim();
  return name === 'style' ? value.replaceAll(' ', '').replace(/;$/, '') : value;
}

function expectSame(shown: React.ReactElement) {
  const written = toTree(renderToStaticMarkup(<StaticHtml>{shown}</StaticHtml>));
  expect(written).toEqual(toTree(renderToStaticMarkup(<div>{shown}</div>)));
}

// Every eighth peptide is enough, since all use the same code.
const chosen = getPeptides().filter((_, index) => index % 8 === 0);
test.each(chosen.map((peptide) => [peptide.slug, peptide]))(
  'the panels of %s render as React renders them',
  (_, peptide) => {
    const citations = toPeptideCitations(peptide, getPageFigures(peptide.slug).boxes);
    expectSame(
      <>
        <ReconstitutionPanel peptide={peptide} />
        <DosingPanel peptide={peptide} citations={citations} />
      </>,
    );
  },
);

test('cards, links, icons and raw HTML render as React renders them', () => {
  expectSame(<FeaturedPeptides />);
  expectSame(
    <p hidden style={{ marginBlock: 0, color: 'red' }}>
      <a href="/a?b=1&c=2" aria-current="page">
        <ArrowLeft {...ICON} className="flex-none" /> {0} {false} {'<&>'}
      </a>
      <RawHtml as="div" html="<b>1 < 2</b>" />
    </p>,
  );
});

test('the & in a URL is escaped in the HTML', () => {
  const html = renderToStaticMarkup(
    <StaticHtml>
      <a href="/a?b=1&c=2">x</a>
    </StaticHtml>,
  );
  expect(html).toContain('<a href="/a?b=1&amp;c=2">x</a>');
});

test('event handlers, promises and client components throw an error', () => {
  const write = (shown: React.ReactNode) => () =>
    renderToStaticMarkup(<StaticHtml>{shown}</StaticHtml>);
  expect(write(<button type="button" onClick={() => {}} />)).toThrow('onClick needs the browser');
  expect(write(Promise.resolve('later'))).toThrow('async component');
  const browser = Object.assign(() => null, { $$typeof: Symbol.for('react.client.reference') });
  const Browser = browser as unknown as () => null;
  expect(write(<Browser />)).toThrow('client component');
});
