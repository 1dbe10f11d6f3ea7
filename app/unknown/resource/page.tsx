import type { Metadata } from 'next';
import { Protocols } from '@/components/resources/protocols';
import { pages } from '@/content/pages';
import { getPageMetadata } from '@/lib/seo/metadata';

/** Shows the protocols for every unknown /resources/{name}; the canonical URL is that of the protocols. */
export const metadata: Metadata = getPageMetadata(pages.protocols);

export default function UnknownResourcePage() {
  return <Protocols />;
}
