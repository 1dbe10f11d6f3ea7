import { findNumbers, type PastedNumber } from './pasted-numbers';

/** A share, one of two masses, or what ends the reach of the name before it. */
type Label =
  | 'content'
  | 'purity'
  | 'water'
  | 'counterIon'
  | 'calculated'
  | 'mass'
  | 'spectrum'
  | 'other';

const START = String.raw`(?:^|(?<=[\n\t|;,]\s*|\.\s+))`;
/** What follows 'theoretical' or 'observed' and belongs to it. */
const OF = String.raw`(?:[^\S\n]+(?:average|mono-?isotopic|molecular|exact|mass|weight|m\.?w\b\.?))*`;
const IONS = String.raw`(?:acetates?|acetic acid|tfa|trifluoroacet\w+|chlorides?)`;

/** What fields are called on certificates; the earlier wins where two begin at one place. */
const LABELS: readonly [Label, string][] = [
  [
    'other',
    String.raw`\bimpurit\w+|\brelated (?:substances?|peptides?)|\bresidual solvents?|\boptical rotation|\bspecific rotation|\bsolubility|\bappearance|\bstorage|(?<=^|\n[^\S\n]*)amino acid (?:composition|analysis)|\bretention time|\bwavelength|\bgradient|\bcolumn\b|\bexpir\w*|\bre-?test\w*|\bendotoxins?|\bcas\b|\b(?:lot|batch)\b|\bformula\b(?! w)|\bconclusion|\bbioburden|\bheavy metals?|\b(?:quantity|amount|size|strength)\b|\bsequence\b|\bdate\b|\bpH\b|\bassay\b`,
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
];

const ANY = new RegExp(LABELS.map(([, pattern]) => `(${pattern})`).join('|'), 'gi');

/** Lines below a name that may hold its value, where its own line holds none. */
const LINES_BELOW = 3;

export type Segment = { label: Label; name: string; text: string; numbers: PastedNumber[] };

/** A text cut at the names of fields: each with the numbers that stand behind it, before the next. */
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

/** How far a name reaches: its line, and a few below when nothing else stands there. */
function toReach(window: string): number {
  const lines = window.split('\n');
  const filled = lines.slice(1).filter((line) => /\S/.test(line));
  return filled.length > LINES_BELOW ? (lines[0]?.length ?? 0) : window.length;
}
