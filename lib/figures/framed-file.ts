import type { Element } from 'hast';
import sharp from 'sharp';
import { dataTerms } from '@/content/data-terms';
import { site } from '@/content/site';
import { outlineText } from './covers/outline';
import { wrapWords } from './plots/canvas';
import { rectangle } from './shapes';
import { colors, type Figure, label } from './style';
import { type Drawing, group, textElement } from './svg';
import { toSvg, toSvgText } from './svg-file';

const MARGIN = 16;
const FONTS = "system-ui,'Segoe UI',Arial,'Liberation Sans',sans-serif";

/** Sizes of the lettering around a drawing, and what its lines take of them. */
const TITLE = 18;
const TEXT = 13;
const LINE = 1.35;

/** A drawing of a phone's width is shown twice as large when its file is opened. */
const NARROW = 480;

type Framed = {
  title: string;
  /** Texts above and below the drawing, a paragraph each. */
  above: readonly string[];
  drawing: Figure;
  below: readonly string[];
};

/**
 * A drawing as a file that stands alone: its title above it, what a reader must know below it, on its own ground and in
 * plain colours, since many programs that show SVG know no variables.
 */
export function toFramedFile(framed: Framed): string {
  return toLiteralColors(toSvgText(frame(framed)));
}

/** The same as a picture of twice as many pixels, its lettering as outlines of our own fonts. */
export async function toFramedPicture(framed: Framed): Promise<Buffer> {
  const svg = toLiteralColors(toSvgText(await outlineText(frame(framed))));
  return sharp(Buffer.from(svg), { density: 2 * DENSITY })
    .removeAlpha()
    .png({ palette: true, colours: 32, dither: 0, effort: 1 })
    .toBuffer();
}

/** Dots per inch at which a unit of a drawing is a pixel. */
const DENSITY = 72;

/** The colours of the light theme in place of a page's own. */
function toLiteralColors(svg: string): string {
  return svg.replace(/var\(--[\w-]+,([^()]*)\)/g, '$1');
}

function frame({ title, above, drawing, below }: Framed): Element {
  const { width } = drawing;
  const marks: Drawing[] = [];
  let y = 0;
  const write = (text: string, size: number, look: { weight?: number; fill: string }) => {
    // The title is bold, whose letters are wider than those that the wrapping counts with.
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
  const box = {
    x: -MARGIN,
    y: -MARGIN,
    width: width + 2 * MARGIN,
    height: Math.ceil(y) + 2 * MARGIN,
  };
  const scale = width < NARROW ? 2 : 1;
  return toSvg(
    {
      viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`,
      width: box.width * scale,
      height: box.height * scale,
      role: 'img',
      ariaLabelledBy: 'title description',
      fontFamily: FONTS,
      fill: 'none',
    },
    textElement('title', title, { id: 'title' }),
    textElement('desc', [...above, ...below].join(' '), { id: 'description' }),
    rectangle(box, { fill: colors.raised }),
    marks,
  );
}

/** A text whose addresses are cut where a line can end; the description of the file has them whole. */
function breakUp(text: string): string {
  return text.replace(/\S{49,}/g, (word) => word.replace(/\S{12,47}[/?&=_.-](?=\S)/g, '$& '));
}

/** Whose drawing a file holds and how it may be used. */
export function tellTerms(): string[] {
  const { licence, text } = dataTerms;
  return [`${site.name}. ${licence ? `Licence: ${licence.name}, ${licence.url}` : text}`];
}
