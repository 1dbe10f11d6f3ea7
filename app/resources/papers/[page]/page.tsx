import type { Metadata } from 'next';
import { PapersPage } from '@/components/resources/papers-page';
import { toPapersPath } from '@/lib/resources/paper-filter';
import { getPaperPages } from '@/lib/resources/papers';
import { getResourcePage } from '@/lib/resources/resource-pages';
import { toPageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ page: string }> };

export const dynamicParams = false;

/** The first page is /resources/papers itself. */
export function generateStaticParams() {
  return getPaperPages()
    .slice(1)
    .map(({ number }) => ({ page: String(number) }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const number = Number((await params).page);
  const { title, description } = getResourcePage('papers');
  return toPageMetadata({
    title: `${title}, page ${number}`,
    description,
    path: toPapersPath(number),
  });
}

export default async function Page({ params }: Props) {
  return <PapersPage number={Number((await params).page)} />;
}
