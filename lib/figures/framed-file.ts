import type { Element } from 'hast';
import { dataTerms } from '@/content/data-terms';
import { site } from '@/content/site';
import { wrapWords } from './plots/canvas';
import { assertDrawable, rasterise } from './rasterise';
import { box } from './shapes';
import { colors, type Figure, label } from './style';
import { type Drawing, element, group } from './svg';
import { replaceVariables, toSvg, toSvgText } from './svg-file';

const MARGIN = 16;
const FONTS = "system-ui,'Segoe UI',Arial,'Liberation Sans',sans-serif";

/** Font sizes of the title and of other text around a drawing, and their line height. */
const TITLE = 18;
const TEXT = 13;
const LINE = 1.35;

/** Drawings narrower than this, made for phones, are scaled to twice their size in the file. */
const NARROW = 480;

type Framed = {
  title: string;
  /** Paragraphs above and below the drawing. */
  above: readonly string[];
  drawing: Figure;
  below: readonly string[];
};

/**
 * A drawing as a self-contained SVG file: its title and `above` over it, `below` under it, a background, and literal
 * colours, since many programs that show SVG do not support CSS variables.
 */
export function toFramedFile(framed: Framed): string {
  return replaceVariables(toSvgText(frame(framed)));
}

/** The same as a PNG at twice the resolution, in the site's fonts. */
export async function toFramedPicture(framed: Framed): Promise<Buffer> {
  const drawing = frame(framed);
  assertDrawable(drawing);
  const image = await rasterise(replaceVariables(toSvgText(drawing)), 2);
  return image.png({ palette: true, colours: 32, dither: 0, effort: 1 }).toBuffer();
}

function frame({ title, above, drawing, below }: Framed): Element {
  const { width } = drawing;
  const marks: Drawing[] = [];
  let y = 0;
  const write = (text: string, size: number, look: { weight?: number; fill: string }) => {
    // The title is bold, and bold letters are wider than wrapWords assumes.
    for (const line of wrapWords(breakUp(text), width, look.weight ? size * 1.08 : size)) {
      y += size * LINE;
      marks.push(label([0, y - size * 0.3], line, { size, ...look }));
    }
  };
  write(title, TITLE, { weight: 700, fill: colors.ink });
  for (const text of above) write(text, TEXT, { fill: colors.muted });
  y += 12;
  marks.push(group({ transform: `translate(0 ${Math.round(y)})` }, drawing.marks));
  y = Math.round(y) + drawing.height + 8;
  for (const text of below) {
    y += 4;
    write(text, TEXT, { fill: colors.muted });
  }
  const area = [-MARGIN, -MARGIN, width + 2 * MARGIN, Math.ceil(y) + 2 * MARGIN] as const;
  const scale = width < NARROW ? 2 : 1;
  return toSvg(
    {
      viewBox: area.join(' '),
      width: area[2] * scale,
      height: area[3] * scale,
      role: 'img',
      ariaLabelledBy: 'title description',
      fontFamily: FONTS,
      fill: 'none',
    },
    element('title', { id: 'title' }, title),
    element('desc', { id: 'description' }, [...above, ...below].join(' ')),
    box(area, { fill: colors.raised, radius: 0 }),
    marks,
  );
}

/** Adds spaces to long words such as URLs so that their lines can break; not used for the description. */
function breakUp(text: string): string {
  return text.replace(/\S{49,}/g, (word) => word.replace(/\S{12,47}[/?&=_.-](?=\S)/g, '$& '));
}

/** The name of the site, and the licence or terms of use of a file. */
export function formatTerms(): string[] {
  const { licence, text } = dataTerms;
  return [`${site.name}. ${licence ? `Licence: ${licence.name}, ${licence.url}` : text}`];
}
