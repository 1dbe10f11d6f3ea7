import { toCitedText } from '@/lib/glossary/cited-text';
import type { WrittenPage } from '@/lib/learn/schemas';
import { getWrittenPageData } from '@/lib/seo/learn-structured-data';
import { formatLongDate } from '@/lib/text/format';
import { OnwardSection } from '../evidence/onward-section';
import { JsonLd } from '../ui/json-ld';
import { LearnHeader } from './learn-header';
import { ReadingText } from './reading-text';

/** A page about the academy itself, such as About or Privacy. */
export function CompanyPage({ page }: { page: WrittenPage }) {
  return (
    <>
      <JsonLd data={getWrittenPageData(page)} />
      <LearnHeader
        path={`/${page.slug}`}
        title={page.title}
        description={page.description}
        facts={[`Updated ${formatLongDate(page.updatedAt)}`]}
      />
      <ReadingText
        text={toCitedText(page.document)}
        label="On this page"
        after={<OnwardSection path={`/${page.slug}`} className="mt-16" isNarrow />}
      />
    </>
  );
}
