import { PapersPage } from '@/components/resources/papers-page';
import { toResourceMetadata } from '@/lib/seo/metadata';

export const metadata = toResourceMetadata('papers');

export default function Page() {
  return <PapersPage number={1} />;
}
