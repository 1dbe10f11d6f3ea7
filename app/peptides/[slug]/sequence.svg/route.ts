import { drawSequenceFile } from '@/lib/figures/draw-sequence';
import { getPeptides, requirePeptide } from '@/lib/peptides/peptides';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return getPeptides().flatMap(({ slug, molecule }) =>
    molecule.kind === 'peptide' ? [{ slug }] : [],
  );
}

export async function GET(_: Request, { params }: { params: Promise<{ slug: string }> }) {
  const { name, molecule } = requirePeptide((await params).slug);
  if (molecule.kind !== 'peptide') return new Response('Not found', { status: 404 });
  return new Response(drawSequenceFile(molecule, molecule.chainName ?? name), {
    headers: { 'content-type': 'image/svg+xml' },
  });
}
