import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { toFactBoxContent } from '@/lib/figures/data/fact-box-content';
import { toFigureContent } from '@/lib/figures/data/figure-content';

test('who hears a drawing is told how many people it counts, or what it is and where its numbers stand', () => {
  const box = toHtml(toFactBoxContent('semaglutide'));
  expect(box).toMatch(
    /aria-label="Semaglutide 2\.4 mg[^"]*: placebo 315 of 1,000, semaglutide 2\.4 mg 864 of 1,000\."/,
  );
  const figure = toHtml(toFigureContent('step-weight'));
  expect(figure).toContain('aria-label="Values side by side: Body weight in the STEP trials');
  expect(figure).toContain('The numbers stand in the table.');
});

test('a fact box draws its harm at every width', () => {
  const box = toHtml(toFactBoxContent('semaglutide'));
  expect(box.match(/#narrow/g)).toHaveLength(2);
  expect(box).toContain('fact-box-semaglutide-harm.parts.svg#narrow');
});
