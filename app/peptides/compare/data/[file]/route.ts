import { toPairResults } from '@/lib/figures/data/pair-content';
import { toComparedSubstance } from '@/lib/peptides/compared-substances';
import { getPairs } from '@/lib/peptides/pairs';
import { getPeptide, getPeptides } from '@/lib/peptides/peptides';

/** Data for the comparison: a file per substance and, in both orders, per pair with results; made at build time. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  const slugs = getPeptides().map(({ slug }) => slug);
  const pairs = getPairs().flatMap(({ slugs: [a, b] }) => [`${a}.${b}`, `${b}.${a}`]);
  return [...slugs, ...pairs].map((name) => ({ file: `${name}.json` }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const [first = '', second] = file.replace(/\.json$/, '').split('.');
  const peptide = getPeptide(first);
  if (!peptide || (second !== undefined && !getPeptide(second)))
    return Response.json({ error: 'no such substance' }, { status: 404 });
  return Response.json(
    second === undefined ? toComparedSubstance(peptide) : toPairResults(first, second),
  );
}
