import Link from 'next/link';
import type { ComponentProps } from 'react';

/**
 * A link in an article. Pages of this site open without a reload; links to other sites are marked by
 * the style sheet; an address that was not safe has been taken away, and its text stays.
 */
export function ProseLink({ href, children, ...props }: ComponentProps<'a'>) {
  if (!href) return <>{children}</>;
  if (href.startsWith('/') && !href.startsWith('//')) {
    return (
      <Link href={href} prefetch={false}>
        {children}
      </Link>
    );
  }
  return (
    <a {...props} href={href}>
      {children}
    </a>
  );
}
