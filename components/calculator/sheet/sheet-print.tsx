import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { OwnSheet } from '@/lib/labels/own-sheet';
import { SheetPage } from './sheet-page';

/** Font sizes in points, tried from the largest. */
const SIZES = [14, 13, 12, 11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5];

/** The smallest font size in points for a sheet with all of its facts. */
const MIN_FULL_POINTS = 8.5;

/** A height that fits both A4 and Letter with 12 mm margins and a little to spare, in pixels at 96 per inch. */
const MAX_HEIGHT_PX = (250 / 25.4) * 96;

/**
 * The printed sheet in the largest font size that fits one page; facts are left out before it is
 * below MIN_FULL_POINTS. Calls `onFit` with the size (0: none fits) and whether facts are left out.
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
      return current.scrollHeight <= MAX_HEIGHT_PX;
    };
    // Leave out facts before the letters get too small to read.
    const points = SIZES.find((one) => (isShort || one >= MIN_FULL_POINTS) && fits(one)) ?? 0;
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
