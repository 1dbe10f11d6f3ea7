import type { Metadata } from 'next';
import { PaperGroupPage } from '@/components/resources/paper-group-page';
import { getPaperGroups, paginate, requirePaperGroup } from '@/lib/papers/papers';
import { getPaperListMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ kind: string[] }> };

export const dynamicParams = false;

/** Every kind of study, with a number for page 2 and later of its list: rct, rct/2. */
export function generateStaticParams() {
  return getPaperGroups()
    .filter(({ by }) => by === 'kind')
    .flatMap(({ value, papers }) =>
      paginate(papers).map((_, index) => ({
        kind: index === 0 ? [value] : [value, String(index + 1)],
      })),
    );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [value = '', number = '1'] = (await params).kind;
  return getPaperListMetadata(Number(number), requirePaperGroup('kind', value));
}

export default async function Page({ params }: Props) {
  const [value = '', number = '1'] = (await params).kind;
  return <PaperGroupPage group={requirePaperGroup('kind', value)} number={Number(number)} />;
}
