import type { ReactNode } from 'react';
import './form.css';

/** For each step, the residue class that gives its numbered bead its colours. */
const BEADS = ['special', 'hydrophobic', 'positive', 'polar'] as const;

/** One step of the form: a bead with its number, a title and its fields. */
export function FormStep({
  number,
  title,
  children,
}: {
  number: 1 | 2 | 3 | 4;
  title: string;
  children: ReactNode;
}) {
  const bead = BEADS[number - 1];
  return (
    <fieldset className="step mt-6 min-w-0">
      <legend className="contents">
        <span className="mb-2 flex min-h-10 items-center gap-3">
          <span
            aria-hidden="true"
            className="step-bead grid size-10 place-items-center rounded-full border-[1.75px] border-bead-edge font-bold"
            style={{
              background: `var(--color-res-${bead})`,
              color: `var(--color-res-${bead}-on)`,
            }}
          >
            {number}
          </span>
          <span className="font-semibold font-serif text-lg leading-tight">{title}</span>
        </span>
      </legend>
      <div className="grid gap-3.5">{children}</div>
    </fieldset>
  );
}
