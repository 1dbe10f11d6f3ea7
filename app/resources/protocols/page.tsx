import { Protocols } from '@/components/resources/protocols';
import { toResourceMetadata } from '@/lib/seo/metadata';

export const metadata = toResourceMetadata('protocols');

export default function ProtocolsPage() {
  return <Protocols />;
}
