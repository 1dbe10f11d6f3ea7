import { OnwardSection } from '@/components/evidence/onward-section';
import { KeepSite } from '@/components/keep/keep-site';
import { PageHead } from '@/components/ui/page-head';
import { SectionHead } from '@/components/ui/section-head';
import { TextList } from '@/components/ui/text-list';
import { pages } from '@/content/pages';
import { pocketChoices } from '@/content/pocket';
import { toolPagesRecord } from '@/lib/records/tool-texts';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata = getPageMetadata(pages.keep);

export default function KeepPage() {
  return (
    <div className="wrap pt-6 pb-section">
      <PageHead
        {...pages.keep}
        lede="Everything you choose here opens without a network: pages, search, tools and drawings. Each page then says when it was saved."
        withoutScript="A copy can be kept only by a browser with JavaScript switched on."
      />
      <KeepSite choices={pocketChoices} />
      <section className="mt-14">
        <SectionHead title="Good to know" />
        <TextList
          texts={toolPagesRecord.get().pocket.notes}
          className="max-w-176 list-disc pl-5"
          itemClass="mb-1.5"
        />
      </section>
      <OnwardSection path={pages.keep.path} className="mt-16" />
    </div>
  );
}
