import { Protocols } from '@/components/resources/protocols';
import { toResourceMetadata } from '@/lib/resources/resource-pages';

export const metadata = toResourceMetadata('protocols');

export default function ProtocolsPage() {
  return <Protocols />;
}
