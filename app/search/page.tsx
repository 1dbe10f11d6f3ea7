import type { Metadata } from 'next';
import { LearnHeader } from '@/components/learn/learn-header';
import { SearchAnswerSlot } from '@/components/search/search-place';
import { pages } from '@/content/pages';
import { drawRest } from '@/lib/search/draw-answer';
import { getRestGroups } from '@/lib/search/rest-entries';
import { SLOT_END, SLOT_START } from '@/lib/search/search-shell';
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
        <SearchAnswerSlot html={`${SLOT_START}${drawRest(getRestGroups())}${SLOT_END}`} />
      </div>
    </>
  );
}
