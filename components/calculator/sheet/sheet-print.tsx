import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { SheetPage } from './sheet-page';

/** Sizes of letters in points, the largest that fits the page first. */
const SIZES = [14, 13, 12, 11, 10.5, 10, 9.5, 9, 8.5, 8];

/** What fits both A4 and Letter between margins of 12 mm, with a little to spare, in pixels at 96 to the inch. */
const HIGHEST = (250 / 25.4) * 96;

/** The sheet on paper: in the largest letters with which it fits one page. `onFit` is told their size; 0 when none fits. */
export function SheetPrint({
  onFit,
  ...page
}: ComponentProps<typeof SheetPage> & { onFit: (points: number) => void }) {
  const paper = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = paper;
    if (!current) return;
    const fits = (points: number) => {
      current.style.fontSize = `${points}pt`;
      return current.scrollHeight <= HIGHEST;
    };
    onFit(SIZES.find(fits) ?? 0);
  });
  return createPortal(
    <div ref={paper} className="sheet-print" aria-hidden="true">
      <SheetPage {...page} />
    </div>,
    document.body,
  );
}
