import { type LibraryCategoryId, libraryCategories, productCategories } from '@/content/categories';
import type { Molecule, PeptideRecord } from '@/content/peptides/types';
import { parseSequence } from '@/lib/chemistry/residues';
import { requirePeptide } from '@/lib/peptides/peptides';
import { INK, type ResidueClass, residueColours, toResidueClass } from './art-residues';
import { escapeXml } from './escape-xml';
import { chain, type Point, round } from './shapes';
import { STRIP_BEADS, toStripId, VIAL_VIEW_BOX } from './vial-file';

const EDGE = `var(--color-bead-edge,${INK})`;
const SERIF = "var(--font-serif,'STIX Two Text',Georgia,serif)";
const SANS = 'var(--font-sans,Arial,sans-serif)';

const LABEL = { left: 42, width: 96 };

/** Width of a letter for each unit of its size, at most. */
const LETTER = 0.56;
const DOSE_SIZE = 11.5;

/** The bottle that all vials share; its cap and band take the category's colour from `color`. */
const BOTTLE = [
  `<path d="M62 6h56a4 4 0 0 1 4 4v18H58V10a4 4 0 0 1 4-4z" fill="currentColor" stroke="${EDGE}" stroke-width="2"/>`,
  '<path d="M59 14h62M59 21h62" stroke="#fff" stroke-opacity=".28"/>',
  `<path d="M62 28h56v25H62z" fill="var(--color-line,#d3dcda)" stroke="${EDGE}" stroke-width="2"/>`,
  `<path d="M70 30v21M80 30v21M90 30v21M100 30v21M110 30v21" stroke="${EDGE}" stroke-opacity=".22" stroke-width="1.2"/>`,
  `<path d="M68 53h44v12c0 12 38 14 38 40v133a12 12 0 0 1-12 12H42a12 12 0 0 1-12-12V105c0-26 38-28 38-40z" fill="var(--color-sunken,#e8eeec)" stroke="${EDGE}" stroke-width="2.25" stroke-linejoin="round"/>`,
  '<path d="M136 98c5 4 7 9 7 17v6" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-opacity=".85"/>',
  `<path d="M31 126h118v90H31z" fill="#fff" stroke="${EDGE}" stroke-width="1.6"/><path d="M31 126h118v6H31z" fill="currentColor"/>`,
].join('');

/** One SVG file with a vial for each peptide and a strip of beads for each category; pages show them by <use>. */
export function drawVials(peptides: readonly PeptideRecord[]): string {
  const strips = libraryCategories.map(({ id }) => drawCategoryStrip(id, peptides));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIAL_VIEW_BOX}"><defs><g id="bottle">${BOTTLE}</g>${peptides.map(drawVial).join('')}${strips.join('')}</defs></svg>`;
}

/** The first residues of a peptide of the category, as beads: what its row in the library shows. */
function drawCategoryStrip(id: LibraryCategoryId, peptides: readonly PeptideRecord[]): string {
  const letters = peptides
    .filter(({ library }) => library?.category === id)
    .map(({ molecule }) => (molecule.kind === 'peptide' ? molecule.sequence : ''))
    .find((sequence) => /^[A-Z]{4}/.test(sequence));
  const shown = /^[A-Z]+/.exec(letters ?? '')?.[0].slice(0, STRIP_BEADS) ?? '';
  const points = [...shown].map((_, index): Point => [17 + index * 34, index % 2 === 0 ? 17 : 27]);
  const palette = { edge: EDGE, accent: EDGE };
  return `<g id="${toStripId(id)}" font-family="var(--font-sans,Arial,sans-serif)" font-weight="600" text-anchor="middle">${shown && chain(points, shown, 12.5, palette)}</g>`;
}

function drawVial(peptide: PeptideRecord): string {
  const { slug, category, molecule, reconstitution } = peptide;
  const color = productCategories.find(({ id }) => id === category)?.color;
  const mg = 'vialMg' in reconstitution ? reconstitution.vialMg : null;
  const parts =
    molecule.kind === 'blend'
      ? molecule.parts.map(({ slug: part }) => requirePeptide(part))
      : [peptide];
  return `<g id="${slug}" color="var(--color-${color})"><use href="#bottle"/>${mg ? drawPowder(Number(mg)) : ''}${drawNames(parts.length > 1 ? parts.map(({ name }) => name) : splitName(peptide.name), mg)}${drawStrips(parts.map((part) => part.molecule))}</g>`;
}

/** The lyophilised cake, higher with the logarithm of its mass. */
function drawPowder(mg: number): string {
  const top = round(228 - 3 * (Math.log10(mg) - 1));
  return `<path d="M36 ${top}c17-7 32 3 49-3s36-3 59 2V237a8 8 0 0 1-8 8H44a8 8 0 0 1-8-8z" fill="#fff" stroke="${EDGE}" stroke-opacity=".5" stroke-width="1.4"/>`;
}

/** A long name goes on two lines where it has a space near its middle. */
function splitName(name: string): string[] {
  const space = name.lastIndexOf(' ', 10);
  return name.length > 11 && space > 0 ? [name.slice(0, space), name.slice(space + 1)] : [name];
}

/** Baselines and the largest type of a label with so many lines of names. */
const NAME_LINES = [
  { baselines: [154], size: 20 },
  { baselines: [151, 168], size: 15 },
  { baselines: [147, 160, 173], size: 12.5 },
  { baselines: [144, 154, 164, 174], size: 10.5 },
] as const;

/** The names, and the content: below a single name, else at the right of the shortest, lowest line. */
function drawNames(lines: readonly string[], mg: string | null): string {
  const { baselines, size: largest } = NAME_LINES[lines.length - 1] ?? NAME_LINES[3];
  const dose = mg ? `${mg} mg` : '';
  const lengths = lines.map((line) => line.length);
  const shortest = Math.min(...lengths);
  const isBeside = dose !== '' && lines.length > 1;
  const room = LABEL.width - dose.length * DOSE_SIZE * LETTER - 6;
  const size = Math.min(
    largest,
    LABEL.width / (Math.max(...lengths) * LETTER),
    isBeside ? room / (shortest * LETTER) : largest,
  );
  const names = lines.map(
    (line, index) => `<text x="${LABEL.left}" y="${baselines[index]}">${escapeXml(line)}</text>`,
  );
  const place = isBeside
    ? `x="${LABEL.left + LABEL.width}" y="${baselines[lengths.lastIndexOf(shortest)]}" text-anchor="end" font-size="${DOSE_SIZE}"`
    : `x="${LABEL.left}" y="174" font-size="15"`;
  const content = `<text ${place} font-family="${SANS}" font-weight="500" fill="#33474a">${dose}</text>`;
  return `<g font-family="${SERIF}" font-weight="600" font-size="${round(size)}" fill="${INK}">${names.join('')}</g>${dose && content}`;
}

/** One strip a molecule, one bar a residue; a bare bond where there is no sequence. */
function drawStrips(molecules: readonly Molecule[]): string {
  const gap = 3;
  const top = molecules.length > 1 ? 182 : 183;
  const height = round((24 - gap * (molecules.length - 1)) / molecules.length);
  return molecules
    .map((molecule, index) => {
      const y = round(top + index * (height + gap));
      return molecule.kind === 'peptide'
        ? drawStrip(molecule.sequence, y, height)
        : `<path d="M${LABEL.left} ${round(y + height / 2 - 3)}h${LABEL.width}" stroke="${INK}" stroke-width="1.6"/><path d="M${LABEL.left} ${round(y + height / 2 + 2)}h${LABEL.width}" stroke="${INK}" stroke-width="1.6" stroke-dasharray="4 3"/>`;
    })
    .join('');
}

function drawStrip(sequence: string, y: number, height: number): string {
  const residues = parseSequence(sequence);
  const width = LABEL.width / residues.length;
  const bars = new Map<ResidueClass | null, string>();
  residues.forEach((residue, index) => {
    const key = residue.class === null ? null : toResidueClass(residue.code);
    const x = round(LABEL.left + index * width);
    const next = round(LABEL.left + (index + 1) * width);
    bars.set(key, `${bars.get(key) ?? ''}M${x} ${y}H${next}V${round(y + height)}H${x}z`);
  });
  const line = residues.length > 30 ? 0.4 : 0.8;
  const paths = [...bars].map(
    ([name, d]) =>
      `<path d="${d}" fill="${name ? residueColours[name].fill : '#fff'}" stroke="${INK}" stroke-width="${line}"/>`,
  );
  return paths.join('');
}
