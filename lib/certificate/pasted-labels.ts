import { findNumbers, type PastedNumber } from './pasted-numbers';

const START = String.raw`(?:^|(?<=[\n\t|;,]\s*|\.\s+))`;
/** Words after 'theoretical' or 'observed' that belong to the field name. */
const OF = String.raw`(?:[^\S\n]+(?:average|mono-?isotopic|molecular|exact|mass|weight|m\.?w\b\.?))*`;
const IONS = String.raw`(?:acetates?|acetic acid|tfa|trifluoroacet\w+|chlorides?)`;

/** Patterns of field names on certificates; if two match at one place, the earlier one wins. */
const LABELS = [
  [
    'other',
    String.raw`\b(?:mobile phase|buffer|eluent|solvent) ?[a-d]?\b[^\n|;]{0,60}|\bimpurit\w+|\brelated (?:substances?|peptides?)|\bresidual solvents?|\boptical rotation|\bspecific rotation|\bsolubility|\bappearance|\bstorage|(?<=^|\n[^\S\n]*)amino acid (?:composition|analysis)|\bretention time|\bwavelength|\bgradient|\bcolumn\b|\bexpir\w*|\bre-?test\w*|\bendotoxins?|\bcas\b|\b(?:lot|batch)\b|\bformula\b(?! w)|\bconclusion|\bbioburden|\bheavy metals?|\b(?:quantity|amount|size|strength)\b|\bsequence\b|\bdate\b|\bpH\b|\bassay\b`,
  ],
  [
    'content',
    String.raw`\b(?:net )?peptide content|\bcontent of peptide|\bnet content|\b(?:netto-?)?peptidgehalt|肽含量`,
  ],
  [
    'purity',
    String.raw`\bpurity|\bmain peak|\breinheit|纯度|${START}(?:rp-?)?hplc\b(?=[^|\t]{0,40}\d)`,
  ],
  [
    'water',
    String.raw`(?<!\b(?:in|of|with|sterile|bacteriostatic|for|deionized|distilled) )\b(?:water|moisture)|\bkarl fischer|\bloss on drying|\bwassergehalt|水分`,
  ],
  [
    'counterIon',
    String.raw`\bcounter-?\s?ions?|(?:\bresidual )?\b${IONS} content|\bresidual ${IONS}|${START}${IONS}\b|\b${IONS}(?=\s*(?:\([^)\n]*\))?\s*:)|\b(?:acetat|tfa-?)gehalt|醋酸`,
  ],
  [
    'calculated',
    String.raw`\b(?:theoretical|theor|calculated|calcd?|expected)\b${OF}|\b(?:molecular|formula) (?:weight|mass)|\bmol\.? ?wt|\b[mf]\.?w\b|\b(?:exact|average|mono-?isotopic) mass|\bmolekulargewicht|\bmolmasse|\bberechnet\w*|分子量`,
  ],
  [
    'mass',
    String.raw`\b(?:found(?! to be\b)|observed|obs|measured|experimental|detected|actual|gefunden\w*|gemessen\w*)\b${OF}`,
  ],
  [
    'spectrum',
    String.raw`\bmass spec\w*|\bmass\b|\bmolecular ion|\besi\b|\bmaldi\b|\b(?:lc|hr|esi)-?ms\b|\bms\b|\bidentity\b|\bm\/z|质谱`,
  ],
] as const;

/** The kind of a field: a share, a mass, or 'other', which only ends the field before it. */
type Label = (typeof LABELS)[number][0];

const ANY = new RegExp(LABELS.map(([, pattern]) => `(${pattern})`).join('|'), 'gi');

/** The most non-empty lines below a field name that still belong to it; with more, none does. */
const LINES_BELOW = 3;

export type Segment = { label: Label; name: string; text: string; numbers: PastedNumber[] };

/** Cuts a text at field names; each segment has the numbers between its name and the next. */
export function toSegments(text: string): Segment[] {
  const labels = [...text.matchAll(ANY)].map((match) => ({
    label: LABELS[match.slice(1).findIndex((part) => part !== undefined)]?.[0] ?? 'other',
    name: match[0],
    from: match.index,
    start: match.index + match[0].length,
  }));
  return labels.map(({ label, name, start }, index) => {
    const window = text.slice(start, labels[index + 1]?.from);
    const reach = window.slice(0, toReach(window));
    const numbers = findNumbers(reach).map((one) => ({ ...one, at: one.at + start }));
    return { label, name, text: reach, numbers };
  });
}

/** Returns how far a field reaches: to the next name, or to its line's end if that is far. */
function toReach(window: string): number {
  const lines = window.split('\n');
  const filled = lines.slice(1).filter((line) => /\S/.test(line));
  return filled.length > LINES_BELOW ? (lines[0]?.length ?? 0) : window.length;
}
