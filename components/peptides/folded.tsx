import type { ReactNode } from 'react';
import { Disclosure } from '../ui/disclosure';
import { NoBreak } from '../ui/no-break';

/** A section that opens under its heading, also when the URL fragment names it. */
export function Folded({
  id,
  title,
  children,
}: {
  id?: string;
  /** The heading, as text or as an element. */
  title: ReactNode;
  children: ReactNode;
}) {
  return (
    <Disclosure
      className="border-line border-b py-0.5"
      title={
        <h3 className="text-lg leading-snug">
          {typeof title === 'string' ? <NoBreak text={title} /> : title}
        </h3>
      }
    >
      {/* The id is inside: a fragment opens a <details> only for an element within it. */}
      <div id={id} className="scroll-mt-20 pt-2 pb-4">
        {children}
      </div>
    </Disclosure>
  );
}
