import type { ReactNode } from 'react';

/** A titled part of the side column. */
export function SideSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-ink border-t-[1.5px] pt-3">
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </section>
  );
}
