import { Lightbulb, TriangleAlert } from 'lucide-react';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ChangeNotes } from '@/components/evidence/change-notes';
import { OnwardSection } from '@/components/evidence/onward-section';
import { ReviewLine } from '@/components/evidence/review-line';
import { LearnHeader } from '@/components/learn/learn-header';
import { ReadingText } from '@/components/learn/reading-text';
import { LARGE_ICON } from '@/components/ui/icon-props';
import { JsonLd } from '@/components/ui/json-ld';
import { TextList } from '@/components/ui/text-list';
import { toReviewDates } from '@/lib/content/review';
import { toCitedText } from '@/lib/glossary/cited-text';
import { getGuide } from '@/lib/learn/education';
import { getLearnContent } from '@/lib/learn/learn';
import { guidePath } from '@/lib/learn/page-paths';
import { getGuideData } from '@/lib/seo/learn-structured-data';
import { getPageMetadata } from '@/lib/seo/metadata';
import { formatLongDate } from '@/lib/text/format';
import { toReadingTime } from '@/lib/text/reading-time';

type Props = { params: Promise<{ guide: string }> };

/** An unknown guide never reaches this page: it is rewritten to app/unknown. */
export const dynamicParams = false;

export function generateStaticParams() {
  return getLearnContent().guides.map(({ slug }) => ({ guide: slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const guide = getGuide((await params).guide);
  return guide ? getPageMetadata({ ...guide, path: guidePath(guide) }) : {};
}

/** A guide: its warnings and tips, then its text. */
export default async function GuidePage({ params }: Props) {
  const guide = getGuide((await params).guide);
  if (!guide) notFound();
  return (
    <>
      <JsonLd data={getGuideData(guide)} />
      <LearnHeader
        {...guide}
        path={guidePath(guide)}
        facts={[toReadingTime(guide.content), `Updated ${formatLongDate(guide.updatedAt)}`]}
        review={<ReviewLine dates={toReviewDates(guide)} />}
      />
      <ReadingText
        text={toCitedText(guide.document)}
        label="In this guide"
        after={
          <>
            <ChangeNotes changes={guide.changes} />
            <OnwardSection path={guidePath(guide)} className="mt-16" isNarrow />
          </>
        }
        before={
          <>
            <Callout kind="warnings" items={guide.warnings} />
            <Callout kind="tips" items={guide.tips} />
          </>
        }
      />
    </>
  );
}

const KINDS = {
  tips: { title: 'Tips', className: 'callout callout-takeaways', Icon: Lightbulb },
  warnings: { title: 'Warnings', className: 'callout callout-safety', Icon: TriangleAlert },
} as const;

/** A guide's tips or warnings, styled like the callouts in a text. */
function Callout({ kind, items }: { kind: keyof typeof KINDS; items: readonly string[] }) {
  const { title, className, Icon } = KINDS[kind];
  return (
    <div className="prose">
      <section aria-label={title} className={className}>
        <div className="callout-title flex items-center gap-2">
          <Icon {...LARGE_ICON} />
          {title}
        </div>
        <TextList texts={items} />
      </section>
    </div>
  );
}
