import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A part that opens under its title. Native, so it needs no script; `onOpen` is for what loads late. */
export function Disclosure({
  title,
  note,
  isOpen,
  onOpen,
  className,
  children,
}: {
  title: ReactNode;
  /** What is inside, in a line beneath the title. Both are words and headings alone, as HTML asks of a summary. */
  note?: ReactNode;
  isOpen?: boolean;
  onOpen?: () => void;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details
      open={isOpen}
      // An address or a press may have opened it before the script ran.
      ref={onOpen && ((details) => void (details?.open && onOpen()))}
      onToggle={onOpen && ((event) => event.currentTarget.open && onOpen())}
      className={clsx('disclosure', className)}
    >
      <summary>
        {title}
        {note && <span className="w-full text-ink-2 text-sm">{note}</span>}
      </summary>
      {children}
    </details>
  );
}
