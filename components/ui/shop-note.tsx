import { clsx } from 'clsx';
import { shopNote } from '@/content/shop';

/** The note that the academy and the shop belong together, linked to the page that explains it. */
export function ShopNote({ id, className }: { id?: string; className?: string }) {
  return (
    <a
      id={id}
      href={shopNote.href}
      className={clsx('py-1.5 underline underline-offset-4', className)}
    >
      {shopNote.text}
    </a>
  );
}
