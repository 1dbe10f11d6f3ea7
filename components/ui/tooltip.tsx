'use client';

import { clsx } from 'clsx';
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';

/** How long a pointer must rest before the tooltip opens, in milliseconds. */
const DELAY = 700;

/** Within this time after a tooltip has closed, the next opens at once, in milliseconds. */
const SKIP_DELAY = 300;

let lastShownAt = Number.NEGATIVE_INFINITY;

/**
 * Names a control that shows only an icon. The text repeats the control's accessible name, so it is not announced
 * again. It opens when a mouse rests on the control or the keyboard focuses it, stays open while the pointer is on it,
 * and closes on Escape or a press.
 */
export function Tooltip({
  text,
  align = 'center',
  children,
}: {
  text: string;
  align?: 'center' | 'end';
  children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    return () => clearTimeout(timer.current);
  }, []);

  function hide() {
    clearTimeout(timer.current);
    if (isOpen) lastShownAt = performance.now();
    setIsOpen(false);
  }

  function showAfterDelay({ pointerType }: PointerEvent) {
    if (pointerType === 'touch') return;
    const isNext = performance.now() - lastShownAt < SKIP_DELAY;
    timer.current = setTimeout(() => setIsOpen(true), isNext ? 0 : DELAY);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the control that it wraps
    <span
      className="relative inline-flex"
      onPointerEnter={showAfterDelay}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) setIsOpen(true);
      }}
      onBlur={hide}
      onKeyDown={({ key }) => {
        if (key === 'Escape') hide();
      }}
    >
      {children}
      {isOpen && (
        <span
          role="tooltip"
          className={clsx(
            'absolute top-full z-50 pt-2',
            align === 'end' ? 'right-0' : 'left-1/2 [translate:-50%]',
          )}
        >
          <span className="block w-max max-w-60 rounded-sm bg-ink px-3 py-1.5 text-surface text-xs">
            {text}
          </span>
        </span>
      )}
    </span>
  );
}
