import type { Metadata } from 'next';
import { ArchivePage } from '@/components/articles/archive-page';
import { site } from '@/content/site';
import { getArchivePages, toArchivePath } from '@/lib/articles/archive';
import { toPageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ page: string }> };

export const dynamicParams = false;

/** The first page is /archive itself. */
export function generateStaticParams() {
  return getArchivePages()
    .slice(1)
    .map(({ number }) => ({ page: String(number) }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const number = Number((await params).page);
  const { title, description } = site.archive;
  return toPageMetadata({
    title: `${title}, page ${number}`,
    description,
    path: toArchivePath(number),
  });
}

export default async function Page({ params }: Props) {
  return <ArchivePage number={Number((await params).page)} />;
}
