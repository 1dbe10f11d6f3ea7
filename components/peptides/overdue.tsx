'use client';

import { useEffect, useState } from 'react';

/** Says that a date has passed, by the reader's clock: the page was built before that date. */
export function Overdue({ after }: { after: string }) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    setIsOver(new Date().toISOString().slice(0, 10) > after);
  }, [after]);
  return (
    isOver && <strong> Overdue: the day has passed, and nothing newer is recorded here.</strong>
  );
}
