import { Protocols } from '@/components/resources/protocols';
import { pages } from '@/content/pages';
import { toPageMetadata } from '@/lib/seo/metadata';

export const metadata = toPageMetadata(pages.protocols);

export default function ProtocolsPage() {
  return <Protocols />;
}
