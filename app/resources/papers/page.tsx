import { PapersPage } from '@/components/resources/papers-page';
import { pages } from '@/content/pages';
import { toPageMetadata } from '@/lib/seo/metadata';

export const metadata = toPageMetadata(pages.papers);

export default function Page() {
  return <PapersPage number={1} />;
}
