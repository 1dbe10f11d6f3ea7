import type { Metadata } from 'next';
import { ArchivePage } from '@/components/articles/archive-page';
import { site } from '@/content/site';
import { getArchivePages } from '@/lib/articles/archive';
import { toPageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ year: string }> };

export const dynamicParams = false;

/** The years that /archive itself does not show: none while one page holds all posts. */
export function generateStaticParams() {
  return getArchivePages()
    .slice(1)
    .map(({ year = '' }) => ({ year }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { year } = await params;
  const { title, description } = site.archive;
  return toPageMetadata({ title: `${title}, ${year}`, description, path: `/archive/${year}` });
}

export default async function Page({ params }: Props) {
  return <ArchivePage path={`/archive/${(await params).year}`} />;
}
