import { ArrowUpRight } from 'lucide-react';
import Link from 'next/link';
import type { ComponentProps } from 'react';

/** A link in an article. Links to other sites are marked; an address that is not safe stays plain text. */
export function ProseLink({ href, children, ...props }: ComponentProps<'a'>) {
  if (!href) return <>{children}</>;
  if (href.startsWith('#')) {
    return (
      <a {...props} href={href}>
        {children}
      </a>
    );
  }
  if (href.startsWith('/') && !href.startsWith('//')) {
    return (
      <Link href={href} prefetch={false} className={props.className}>
        {children}
      </Link>
    );
  }
  return (
    <a {...props} href={href} rel="noopener noreferrer">
      {children}
      <ArrowUpRight
        aria-label="(external link)"
        role="img"
        size="0.8em"
        strokeWidth={1.75}
        className="ml-0.5 inline align-baseline"
      />
    </a>
  );
}
