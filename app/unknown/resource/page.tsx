import type { Metadata } from 'next';
import { Protocols } from '@/components/resources/protocols';
import { pages } from '@/content/pages';
import { getPageMetadata } from '@/lib/seo/metadata';

/** Answers every unknown /resources/{name} with the protocols, which keep their own address as canonical. */
export const metadata: Metadata = getPageMetadata(pages.protocols);

export default function UnknownResourcePage() {
  return <Protocols />;
}
