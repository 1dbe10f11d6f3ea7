import type { Metadata } from 'next';
import { LearnHeader } from '@/components/learn/learn-header';
import { SearchPlace } from '@/components/search/search-place';
import { PLACE_END, PLACE_START } from '@/lib/api/search-page-response';
import { drawRest, SEARCH_PATH } from '@/lib/search/draw-answer';
import { getRestGroups } from '@/lib/search/rest-entries';
import { toPageMetadata } from '@/lib/seo/metadata';

const title = 'Search';
const description =
  'Peptides, articles, lessons, terms, papers and tools, found by any of their names.';

export const metadata: Metadata = {
  ...toPageMetadata({ title, description, path: SEARCH_PATH }),
  robots: { index: false },
};

export default function SearchPage() {
  return (
    <>
      <LearnHeader
        trail={[{ name: title, path: SEARCH_PATH }]}
        title={title}
        description={description}
      />
      <div className="wrap pb-section">
        <SearchPlace html={`${PLACE_START}${drawRest(getRestGroups())}${PLACE_END}`} />
      </div>
    </>
  );
}
