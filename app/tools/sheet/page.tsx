import { ResultsPanel } from '@/components/calculator/half-life/results-panel';
import { SheetPage } from '@/components/calculator/sheet/sheet-page';
import { SheetTool } from '@/components/calculator/sheet/sheet-tool';
import { ToolPage } from '@/components/calculator/tool-page';
import { SectionHead } from '@/components/ui/section-head';
import { TextList } from '@/components/ui/text-list';
import { pages } from '@/content/pages';
import { getSheetFacts } from '@/lib/peptides/sheet-facts';
import { toolPagesRecord } from '@/lib/records/tool-texts';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata = getPageMetadata(pages.sheet);

export default function DoctorSheetPage() {
  const { example: sheet, notes } = toolPagesRecord.get().sheet;
  const example = getSheetFacts().find(({ name }) => name === sheet.uses[0]?.what);
  if (!example)
    throw new Error('content/tool-pages.yaml: the sheet names no substance of the library');
  return (
    <ToolPage
      page={pages.sheet}
      lede="One page to bring along: what you use, when you last took it, and what its label says on operations and other medicines."
      withoutScript="Filling in the sheet needs JavaScript, which is switched off in this browser. The example below shows what belongs on it; it can be written by hand."
    >
      <SheetTool
        example={
          <ResultsPanel>
            <p className="mt-2 text-ink-2">An example, not a real person’s sheet.</p>
            <div className="mt-4 rounded-sm border border-line p-4">
              <SheetPage sheet={sheet} facts={new Map([[example.name.toLowerCase(), example]])} />
            </div>
          </ResultsPanel>
        }
      />
      <section className="no-print mt-14">
        <SectionHead title="How to use it" />
        <TextList texts={notes} className="max-w-176 list-disc pl-5" itemClass="mb-1.5" />
      </section>
    </ToolPage>
  );
}
