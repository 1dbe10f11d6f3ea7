import type { Metadata } from 'next';
import { ArchivePage } from '@/components/articles/archive-page';
import { pages } from '@/content/pages';
import { getArchivePages } from '@/lib/articles/archive';
import { getPageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ year: string }> };

export const dynamicParams = false;

/** The years that /archive itself does not show; none while all posts fit on that page. */
export function generateStaticParams() {
  return getArchivePages()
    .slice(1)
    .map(({ year = '' }) => ({ year }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { year } = await params;
  const { heading, description, path } = pages.archive;
  return getPageMetadata({ title: `${heading}, ${year}`, description, path: `${path}/${year}` });
}

export default async function Page({ params }: Props) {
  return <ArchivePage path={`/archive/${(await params).year}`} />;
}
