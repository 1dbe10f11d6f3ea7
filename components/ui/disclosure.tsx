import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A native <details>, so it needs no script. `onOpen` is for content that is loaded when it opens. */
export function Disclosure({
  title,
  note,
  isOpen,
  onOpen,
  className,
  children,
}: {
  title: ReactNode;
  /** A line below the title. Both may hold only phrasing content and headings, as HTML requires of <summary>. */
  note?: ReactNode;
  isOpen?: boolean;
  onOpen?: () => void;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details
      open={isOpen}
      // A hash or a click may have opened it before hydration.
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
