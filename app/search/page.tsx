import type { Metadata } from 'next';
import { LearnHeader } from '@/components/learn/learn-header';
import { SearchPlace } from '@/components/search/search-place';
import { pages } from '@/content/pages';
import { drawRest } from '@/lib/search/draw-answer';
import { getRestGroups } from '@/lib/search/rest-entries';
import { PLACE_END, PLACE_START } from '@/lib/search/search-shell';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = {
  ...getPageMetadata(pages.search),
  robots: { index: false },
};

export default function SearchPage() {
  return (
    <>
      <LearnHeader {...pages.search} />
      <div className="wrap pb-section">
        <SearchPlace html={`${PLACE_START}${drawRest(getRestGroups())}${PLACE_END}`} />
      </div>
    </>
  );
}
