import { toIdentityAnswer, toIdentityParams } from '@/lib/figures/identity-files';

const FILE = 'sequence.svg';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => toIdentityParams(FILE);

export async function GET(_: Request, { params }: { params: Promise<{ slug: string }> }) {
  return toIdentityAnswer((await params).slug, FILE);
}
