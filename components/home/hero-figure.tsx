import { readMarkup } from '@/lib/figures/drawing-file';
import { requirePeptide } from '@/lib/peptides/peptides';
import { RawHtml } from '../ui/raw-html';

/** Figure 1 of the home page: a whole peptide, and one of its bonds enlarged. */
export function HeroFigure() {
  const { name } = requirePeptide('bpc-157');
  const { width, height, markup } = readMarkup('home');
  return (
    <figure className="mx-auto max-lg:max-w-lg">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`The fifteen residues of ${name} drawn as a chain around an enlarged amide bond`}
        className="h-auto w-full"
        fill="none"
      >
        <RawHtml as="g" html={markup} />
      </svg>
      <figcaption className="mt-3 border-line border-t pt-2.5 text-muted text-sm">
        <strong className="font-semibold font-serif text-ink">Figure 1.</strong>{' '}
        <span className="whitespace-nowrap">{name}</span>, fifteen residues. Enlarged, the amide
        bond: 1.33&nbsp;Å long and flat, because it is partly a double bond.
      </figcaption>
    </figure>
  );
}
