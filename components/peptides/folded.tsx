import type { ReactNode } from 'react';
import { Disclosure } from '../ui/disclosure';
import { NoBreak } from '../ui/no-break';

/** A part of a page that opens under its heading; an address that names it opens it too. */
export function Folded({
  id,
  title,
  children,
}: {
  id?: string;
  /** The words of its heading, or what stands in their place. */
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
      {/* A link to what is inside opens it, which a link to the whole does not. */}
      <div id={id} className="scroll-mt-20 pt-2 pb-4">
        {children}
      </div>
    </Disclosure>
  );
}
