import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { OwnSheet } from '@/lib/labels/own-sheet';
import { SheetPage } from './sheet-page';

/** Sizes of letters in points, the largest that fits the page first. */
const SIZES = [14, 13, 12, 11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5];

/** The least size of a sheet with all of its facts. */
const LEAST_WHOLE = 8.5;

/** What fits both A4 and Letter between margins of 12 mm, with a little to spare, in pixels at 96 to the inch. */
const HIGHEST = (250 / 25.4) * 96;

/**
 * The sheet on paper: in the largest letters with which it fits one page, and without the longest facts where it fits in
 * none. `onFit` is told their size, 0 when none fits, and whether facts were left out.
 */
export function SheetPrint({
  onFit,
  ...page
}: ComponentProps<typeof SheetPage> & { onFit: (points: number, isShort: boolean) => void }) {
  const paper = useRef<HTMLDivElement>(null);
  const [tooLong, setTooLong] = useState<OwnSheet>();
  const isShort = tooLong === page.sheet;
  useLayoutEffect(() => {
    const { current } = paper;
    if (!current) return;
    const fits = (points: number) => {
      current.style.fontSize = `${points}pt`;
      return current.scrollHeight <= HIGHEST;
    };
    // Rather fewer facts than letters that nobody reads.
    const points = SIZES.find((one) => (isShort || one >= LEAST_WHOLE) && fits(one)) ?? 0;
    if (points === 0 && !isShort) setTooLong(page.sheet);
    else onFit(points, isShort);
  });
  return createPortal(
    <div ref={paper} className="sheet-print" aria-hidden="true">
      <SheetPage {...page} isShort={isShort} />
    </div>,
    document.body,
  );
}
