import { clsx } from 'clsx';
import { shopNote } from '@/content/shop';

/** Says that the academy and the shop belong together, and leads to what follows from it. */
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
