'use client';

import { useEffect, useState } from 'react';

type Day = { name: string; last: string };

/** Names the days that have passed, by the reader's clock: the page was built before them. */
export function Overdue({ days }: { days: readonly Day[] }) {
  const [over, setOver] = useState<readonly Day[]>([]);
  useEffect(() => {
    const today = new Date().toISOString().slice(0, 10);
    setOver(days.filter(({ last }) => today > last));
  }, [days]);
  return over.map(({ name, last }) => (
    <p key={last} className="text-sm">
      <strong>Overdue: {name} has passed, and nothing newer is recorded here.</strong>
    </p>
  ));
}
