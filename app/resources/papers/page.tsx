import { PapersPage } from '@/components/resources/papers-page';
import { pages } from '@/content/pages';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata = getPageMetadata(pages.papers);

export default function Page() {
  return <PapersPage number={1} />;
}
