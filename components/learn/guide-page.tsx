import { Lightbulb, TriangleAlert } from 'lucide-react';
import { LARGE_ICON } from '@/components/ui/icon-props';
import { toReviewDates } from '@/lib/content/review';
import { toCitedText } from '@/lib/glossary/cited-text';
import { guidePath } from '@/lib/learn/page-paths';
import type { Guide } from '@/lib/learn/schemas';
import { getGuideData } from '@/lib/seo/learn-structured-data';
import { formatLongDate } from '@/lib/text/format';
import { toReadingTime } from '@/lib/text/reading-time';
import { ChangeNotes } from '../evidence/change-notes';
import { OnwardSection } from '../evidence/onward-section';
import { ReviewLine } from '../evidence/review-line';
import { JsonLd } from '../ui/json-ld';
import { TextList } from '../ui/text-list';
import { LearnHeader } from './learn-header';
import { ReadingText } from './reading-text';

/** A guide: its warnings and tips, then its text. */
export function GuidePage({ guide }: { guide: Guide }) {
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
