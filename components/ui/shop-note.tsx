import { clsx } from 'clsx';
import Link from 'next/link';
import { shopNote } from '@/content/shop';

/** Says that the academy and the shop belong together, and leads to what follows from it. */
export function ShopNote({ id, className }: { id?: string; className?: string }) {
  return (
    <Link
      id={id}
      href={shopNote.href}
      prefetch={false}
      className={clsx('py-1.5 underline underline-offset-4', className)}
    >
      {shopNote.text}
    </Link>
  );
}
