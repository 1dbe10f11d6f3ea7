import { type LibraryCategoryId, libraryCategories } from '@/content/categories';
import type { PeptideRecord, ProductForm } from '@/lib/records/peptides';
import { bead, bond, EDGE } from './bead';
import { readDrawing } from './drawing-file';
import { type Point, round } from './geometry';
import lightColors from './light-colors.json' with { type: 'json' };
import { shape } from './shapes';
import { type Drawing, element, group } from './svg';
import { toSvgFile } from './svg-file';
import { STRIP_BEADS, toStripId, VIAL_VIEW_BOX } from './vial-file';
import { drawVialNames, drawVialStrips } from './vial-lettering';

const PAPER = lightColors.raised;

/** Applies a transform around the middle of a vial's label. */
const toLabel = (move: string) => `translate(90 171) ${move} translate(-90 -171)`;

/** Transforms that fit the label, which is drawn for a vial, to other containers. */
const LABELS: Partial<Record<ProductForm | 'vial', string>> = {
  pen: toLabel('rotate(-90) scale(.56)'),
  ampoule: toLabel('scale(.68)'),
  drops: toLabel('scale(.74)'),
};

/** One SVG file with each peptide's container and a strip of beads for each category; pages show them by <use>. */
export function drawVials(peptides: readonly PeptideRecord[]): string {
  return toSvgFile(
    { viewBox: VIAL_VIEW_BOX },
    // Not displayed: a browser would otherwise style and lay out every vial of the file on each page that shows one.
    element('defs', { display: 'none' }, [
      readDrawing('containers').marks,
      peptides.map((peptide) => drawVial(peptide, peptides)),
      libraryCategories.map(({ id }) => drawCategoryStrip(id, peptides)),
    ]),
  );
}

/** The first residues of a peptide of the category as beads, for its row in the library. */
function drawCategoryStrip(id: LibraryCategoryId, peptides: readonly PeptideRecord[]): Drawing {
  const letters = peptides
    .filter(({ library }) => library?.category === id)
    .map(({ molecule }) => (molecule.kind === 'peptide' ? molecule.sequence : ''))
    .find((sequence) => /^[A-Z]{4}/.test(sequence));
  const shown = /^[A-Z]+/.exec(letters ?? '')?.[0].slice(0, STRIP_BEADS) ?? '';
  const points = [...shown].map((_, index): Point => [17 + index * 34, index % 2 === 0 ? 17 : 27]);
  const lettering = { fontFamily: 'var(--font-sans,Arial,sans-serif)', fontWeight: 600 };
  return group(
    { id: toStripId(id), fill: 'none', textAnchor: 'middle', ...lettering },
    points.map((point, index) => bond(points[index - 1] ?? point, point, 12.5)),
    points.map((point, index) => bead(point, 12.5, shown.charAt(index))),
  );
}

function drawVial(peptide: PeptideRecord, all: readonly PeptideRecord[]): Drawing {
  const { slug, molecule, reconstitution } = peptide;
  const mg = 'vialMg' in reconstitution ? reconstitution.vialMg : null;
  const form = ('form' in reconstitution && reconstitution.drawnAs) || 'vial';
  const parts =
    molecule.kind === 'blend'
      ? molecule.parts.flatMap(({ slug: part }) => all.filter((other) => other.slug === part))
      : [peptide];
  const names = parts.length > 1 ? parts.map(({ name }) => name) : splitName(peptide.name);
  return group(
    { id: slug, fill: 'none' },
    element('use', { href: `#${form}` }),
    mg ? drawPowder(Number(mg)) : null,
    group({ transform: LABELS[form] }, [
      drawVialNames(names, mg),
      drawVialStrips(parts.map((part) => part.molecule)),
    ]),
  );
}

/** The lyophilised cake; its height grows with the logarithm of its mass. */
function drawPowder(mg: number): Drawing {
  const top = round(228 - 3 * (Math.log10(mg) - 1));
  const cake = `M36 ${top}c17-7 32 3 49-3s36-3 59 2V237a8 8 0 0 1-8 8H44a8 8 0 0 1-8-8z`;
  return shape(cake, PAPER, { color: EDGE, width: 1.4, opacity: 0.5 });
}

/** Splits a name of over 11 characters at the last space among the first 11, if any. */
function splitName(name: string): string[] {
  const space = name.lastIndexOf(' ', 10);
  return name.length > 11 && space > 0 ? [name.slice(0, space), name.slice(space + 1)] : [name];
}
