import { toComparedSubstance } from '@/lib/peptides/compared-substances';
import { getPeptide, getPeptides } from '@/lib/peptides/peptides';

/** What the comparison fetches of a substance, made once at the build. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return getPeptides().map(({ slug }) => ({ file: `${slug}.json` }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const peptide = getPeptide(file.replace(/\.json$/, ''));
  return peptide
    ? Response.json(toComparedSubstance(peptide))
    : Response.json({ error: 'no such substance' }, { status: 404 });
}
