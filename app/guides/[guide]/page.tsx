import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { GuidePage } from '@/components/learn/guide-page';
import { getGuide } from '@/lib/learn/education';
import { getLearnContent } from '@/lib/learn/learn';
import { guidePath } from '@/lib/learn/page-paths';
import { getPageMetadata } from '@/lib/seo/metadata';

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

export default async function GuideRoute({ params }: Props) {
  const guide = getGuide((await params).guide);
  if (!guide) notFound();
  return <GuidePage guide={guide} />;
}
