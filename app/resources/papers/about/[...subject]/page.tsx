import type { Metadata } from 'next';
import { PaperGroupPage } from '@/components/resources/paper-group-page';
import { getPaperGroups, paginate, requirePaperGroup } from '@/lib/papers/papers';
import { getPaperListMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ subject: string[] }> };

export const dynamicParams = false;

/** Every subject, with a number for page 2 and later of its list: semaglutide, semaglutide/2. */
export function generateStaticParams() {
  return getPaperGroups()
    .filter(({ by }) => by === 'about')
    .flatMap(({ value, papers }) =>
      paginate(papers).map((_, index) => ({
        subject: index === 0 ? [value] : [value, String(index + 1)],
      })),
    );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [value = '', number = '1'] = (await params).subject;
  return getPaperListMetadata(Number(number), requirePaperGroup('about', value));
}

export default async function Page({ params }: Props) {
  const [value = '', number = '1'] = (await params).subject;
  return <PaperGroupPage group={requirePaperGroup('about', value)} number={Number(number)} />;
}
