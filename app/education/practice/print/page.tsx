import type { Metadata } from 'next';
import { PageHead } from '@/components/ui/page-head';
import { PrintButton } from '@/components/ui/print-button';
import { RawHtml } from '@/components/ui/raw-html';
import { pages } from '@/content/pages';
import { drawPracticeSheet } from '@/lib/learn/practice-sheet';
import { readSet } from '@/lib/practice/sets';
import { SLOT_END, SLOT_START } from '@/lib/search/search-shell';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = {
  ...getPageMetadata(pages.practiceSheet),
  robots: { index: false },
};

/** Prerendered with the first sheet; a query gets another in its place (../sheet/route.ts). */
export default function PracticeSheetPage() {
  const sheet = drawPracticeSheet(readSet(new URLSearchParams()));
  return (
    <div className="wrap pt-6 pb-section">
      <PageHead
        {...pages.practiceSheet}
        lede="Problems to work out by hand, and their answers on separate pages."
      />
      <PrintButton>Print the sheet</PrintButton>
      <RawHtml as="div" html={`${SLOT_START}${sheet}${SLOT_END}`} />
    </div>
  );
}
