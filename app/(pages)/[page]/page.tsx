import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OnwardSection } from '@/components/evidence/onward-section';
import { LearnHeader } from '@/components/learn/learn-header';
import { ReadingText } from '@/components/learn/reading-text';
import { JsonLd } from '@/components/ui/json-ld';
import { toCitedText } from '@/lib/glossary/cited-text';
import { getWrittenPage } from '@/lib/learn/education';
import { getLearnContent } from '@/lib/learn/learn';
import { getWrittenPageData } from '@/lib/seo/learn-structured-data';
import { getPageMetadata } from '@/lib/seo/metadata';
import { formatLongDate } from '@/lib/text/format';

type Props = { params: Promise<{ page: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return getLearnContent().pages.map(({ slug }) => ({ page: slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = getWrittenPage((await params).page);
  return page ? getPageMetadata({ ...page, path: `/${page.slug}` }) : {};
}

/** A page about the academy itself, such as About or Privacy. */
export default async function WrittenPageRoute({ params }: Props) {
  const page = getWrittenPage((await params).page);
  if (!page) notFound();
  const path = `/${page.slug}`;
  return (
    <>
      <JsonLd data={getWrittenPageData(page)} />
      <LearnHeader {...page} path={path} facts={[`Updated ${formatLongDate(page.updatedAt)}`]} />
      <ReadingText
        text={toCitedText(page.document)}
        label="On this page"
        after={<OnwardSection path={path} className="mt-16" isNarrow />}
      />
    </>
  );
}
