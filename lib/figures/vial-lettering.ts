import type { ResidueClass } from '@/lib/chemistry/amino-acids';
import type { Molecule } from '@/lib/chemistry/molecule';
import { parseSequence } from '@/lib/chemistry/residues';
import { INK, toResidueColors } from './colors';
import { round } from './geometry';
import lightColors from './light-colors.json' with { type: 'json' };
import { fitText, shape, stroke, text, toTextWidth } from './shapes';
import { type Drawing, group } from './svg';

const SERIF = "var(--font-serif,'STIX Two Text',Georgia,serif)";
const SANS = 'var(--font-sans,Arial,sans-serif)';

const LABEL = { left: 42, width: 96 };
/** Font size of the content beside a name, and the gap between the two. */
const DOSE_SIZE = 11.5;
const DOSE_GAP = 6;

/** Baselines and maximum font size of a label, by its number of name lines. */
const NAME_LINES = [
  { baselines: [154], size: 20 },
  { baselines: [151, 168], size: 15 },
  { baselines: [147, 160, 173], size: 12.5 },
  { baselines: [144, 154, 164, 174], size: 10.5 },
] as const;

/** The names and the content in mg: below a single name, else to the right of the last of the shortest lines. */
export function drawVialNames(lines: readonly string[], mg: string | null): Drawing {
  const { baselines, size: largest } = NAME_LINES[lines.length - 1] ?? NAME_LINES[3];
  const dose = mg ? `${mg} mg` : '';
  const lengths = lines.map((line) => line.length);
  const shortest = lengths.lastIndexOf(Math.min(...lengths));
  const isBeside = dose !== '' && lines.length > 1;
  const room = LABEL.width - toTextWidth(dose, DOSE_SIZE) - DOSE_GAP;
  const besideDose = isBeside ? fitText([lines[shortest] ?? ''], room, largest) : largest;
  const size = Math.min(fitText(lines, LABEL.width, largest), besideDose);
  const look = { family: SANS, weight: 500, fill: lightColors['ink-2'] };
  const content = isBeside
    ? text([LABEL.left + LABEL.width, baselines[shortest] ?? 0], dose, {
        ...look,
        anchor: 'end',
        size: DOSE_SIZE,
      })
    : text([LABEL.left, 174], dose, { ...look, size: 15 });
  return [
    group(
      { fontFamily: SERIF, fontWeight: 600, fontSize: round(size), fill: INK },
      lines.map((line, index) => text([LABEL.left, baselines[index] ?? 0], line)),
    ),
    dose ? content : null,
  ];
}

/** One strip per molecule with one bar per residue; a plain bond if there is no sequence. */
export function drawVialStrips(molecules: readonly Molecule[]): Drawing {
  const gap = 3;
  const top = molecules.length > 1 ? 182 : 183;
  const height = round((24 - gap * (molecules.length - 1)) / molecules.length);
  return molecules.map((molecule, index) => {
    const y = round(top + index * (height + gap));
    if (molecule.kind === 'peptide') return drawStrip(molecule.sequence, y, height);
    const rule = (at: number) => `M${LABEL.left} ${round(at)}h${LABEL.width}`;
    return [
      stroke(rule(y + height / 2 - 3), { color: INK, width: 1.6 }),
      stroke(rule(y + height / 2 + 2), { color: INK, width: 1.6, dash: '4 3' }),
    ];
  });
}

/** Bars of one class share a path, since a long chain would otherwise add many elements. */
function drawStrip(sequence: string, y: number, height: number): Drawing {
  const residues = parseSequence(sequence);
  const width = LABEL.width / residues.length;
  const bars = new Map<ResidueClass | null, string>();
  residues.forEach((residue, index) => {
    const x = round(LABEL.left + index * width);
    const next = round(LABEL.left + (index + 1) * width);
    const bar = `M${x} ${y}H${next}V${round(y + height)}H${x}z`;
    bars.set(residue.class, `${bars.get(residue.class) ?? ''}${bar}`);
  });
  const edge = { color: INK, width: residues.length > 30 ? 0.4 : 0.8 };
  return [...bars].map(([residueClass, path]) =>
    shape(path, residueClass ? toResidueColors(residueClass).fill : lightColors.raised, edge),
  );
}
