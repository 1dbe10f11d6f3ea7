'use client';

import { useEffect, useState } from 'react';

/** How long a text must stand, in milliseconds, before it is told. */
const DELAY = 800;

/**
 * Tells screen readers `text` once it has stood for a while, so that results of half-typed numbers are not read out.
 * Empty at first, because a region that appears together with its text is not announced.
 */
export function Settled({ text }: { text: string }) {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DELAY);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {settled}
    </p>
  );
}
