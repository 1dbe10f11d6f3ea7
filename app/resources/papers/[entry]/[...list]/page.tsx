import type { Metadata } from 'next';
import { PaperGroupPage } from '@/components/resources/paper-group-page';
import { getPaperGroups, paginate, requirePaperGroup } from '@/lib/papers/papers';
import { getPaperListMetadata } from '@/lib/seo/metadata';

/** `entry` is what the list is by: about/semaglutide, kind/rct. */
type Props = { params: Promise<{ entry: string; list: string[] }> };

export const dynamicParams = false;

/** Every subject and kind of study, with a number for page 2 and later of its list: kind/rct, kind/rct/2. */
export function generateStaticParams() {
  return getPaperGroups().flatMap(({ by, value, papers }) =>
    paginate(papers).map((_, index) => ({
      entry: by,
      list: index === 0 ? [value] : [value, String(index + 1)],
    })),
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { group, number } = await readParams(params);
  return getPaperListMetadata(number, group);
}

export default async function Page({ params }: Props) {
  return <PaperGroupPage {...(await readParams(params))} />;
}

async function readParams(params: Props['params']) {
  const { entry, list } = await params;
  const [value = '', number = '1'] = list;
  return { group: requirePaperGroup(entry, value), number: Number(number) };
}
