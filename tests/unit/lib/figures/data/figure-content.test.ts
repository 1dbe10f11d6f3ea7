import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { toFactBoxContent } from '@/lib/figures/data/fact-box-content';
import { toFigureContent } from '@/lib/figures/data/figure-content';

test('a drawing has a label for screen readers: its counts, or its kind and where its numbers are', () => {
  const people = toHtml(toFigureContent('select-people'));
  expect(people).toMatch(/aria-label="SELECT[^"]*: semaglutide 2\.4 mg 65 of 1,000, placebo 80/);
  const figure = toHtml(toFigureContent('step-weight'));
  expect(figure).toContain('aria-label="Values side by side: Body weight in the STEP trials');
  expect(figure).toContain('The numbers are in the table.');
});

test('a fact box has drawings of its benefits and harms for every width', () => {
  const box = toHtml(toFactBoxContent('semaglutide'));
  expect(box.match(/fact-box-semaglutide\.parts\.svg#(?:narrow|wide)/g)).toHaveLength(2);
});
