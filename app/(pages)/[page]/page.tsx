import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CompanyPage } from '@/components/learn/company-page';
import { getWrittenPage, getWrittenPageSlugs } from '@/lib/learn/education';
import { getPageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ page: string }> };

/** An address outside the list is no page of the site and gets the 404 page. */
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
