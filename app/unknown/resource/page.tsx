import type { Metadata } from 'next';
import { pages } from '@/content/pages';
import { getPageMetadata } from '@/lib/seo/metadata';

/** Shows the protocols for every unknown /resources/{name}; the canonical URL is that of the protocols. */
export const metadata: Metadata = getPageMetadata(pages.protocols);

export { Protocols as default } from '@/components/resources/protocols';
