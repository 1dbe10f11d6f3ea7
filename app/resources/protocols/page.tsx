import { pages } from '@/content/pages';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata = getPageMetadata(pages.protocols);

export { Protocols as default } from '@/components/resources/protocols';
