import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EvidenceMapPage } from '@/components/evidence/evidence-map-page';
import { getEvidenceMap, mapGroups } from '@/lib/evidence/evidence-map';
import { describeGroup } from '@/lib/evidence/map-words';
import { getPageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ category: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return mapGroups.map(({ id }) => ({ category: id }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const group = await findGroup(params);
  return group ? getPageMetadata(describeGroup(group)) : {};
}

export default async function Page({ params }: Props) {
  const group = await findGroup(params);
  if (!group) notFound();
  const rows = getEvidenceMap().filter((row) => row.group === group.id);
  return <EvidenceMapPage {...describeGroup(group)} rows={rows} />;
}

async function findGroup(params: Props['params']) {
  const { category } = await params;
  return mapGroups.find(({ id }) => id === category);
}
