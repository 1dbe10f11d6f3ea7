import { Protocols } from '@/components/resources/protocols';
import { pages } from '@/content/pages';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata = getPageMetadata(pages.protocols);

export default function ProtocolsPage() {
  return <Protocols />;
}
