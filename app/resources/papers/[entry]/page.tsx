import type { Metadata } from 'next';
import { PaperPage } from '@/components/resources/paper-page';
import { PapersPage } from '@/components/resources/papers-page';
import { getPapers, paginate } from '@/lib/papers/papers';
import { getReferences } from '@/lib/references/references';
import { getPaperListMetadata, getPaperMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ entry: string }> };

export const dynamicParams = false;

/** Page 2 and later of the list by number (page 1 is /resources/papers), and every record by its key. */
export function generateStaticParams() {
  return [
    ...paginate(getPapers())
      .slice(1)
      .map((_, index) => ({ entry: String(index + 2) })),
    ...[...getReferences().keys()].map((entry) => ({ entry })),
  ];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { entry } = await params;
  const reference = getReferences().get(entry);
  return reference ? getPaperMetadata(reference) : getPaperListMetadata(Number(entry));
}

export default async function Page({ params }: Props) {
  const { entry } = await params;
  const reference = getReferences().get(entry);
  return reference ? <PaperPage reference={reference} /> : <PapersPage number={Number(entry)} />;
}
