import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OnwardSection } from '@/components/evidence/onward-section';
import { LearnHeader } from '@/components/learn/learn-header';
import { ReadingText } from '@/components/learn/reading-text';
import { JsonLd } from '@/components/ui/json-ld';
import { toCitedText } from '@/lib/glossary/cited-text';
import { getWrittenPage, getWrittenPageSlugs } from '@/lib/learn/education';
import type { WrittenPage } from '@/lib/learn/schemas';
import { getWrittenPageData } from '@/lib/seo/learn-structured-data';
import { getPageMetadata } from '@/lib/seo/metadata';
import { formatLongDate } from '@/lib/text/format';

type Props = { params: Promise<{ page: string }> };

/** An address outside the list gets the 404 page. */
export const dynamicParams = false;

export function generateStaticParams() {
  return getWrittenPageSlugs().map((page) => ({ page }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = getWrittenPage((await params).page);
  return page ? getPageMetadata({ ...page, path: `/${page.slug}` }) : {};
}

export default async function WrittenPageRoute({ params }: Props) {
  const page = getWrittenPage((await params).page);
  if (!page) notFound();
  return <CompanyPage page={page} />;
}

/** A page about the academy itself, such as About or Privacy. */
function CompanyPage({ page }: { page: WrittenPage }) {
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
