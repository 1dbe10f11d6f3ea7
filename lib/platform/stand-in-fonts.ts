import type { StylePart } from './style-parts';

/** Ascent and descent of our fonts, in hundredths of their size. */
const STIX = { ascent: 76.2, descent: 23.8 };
const ATKINSON = { ascent: 98.4, descent: 31.6 };

/**
 * The faces of every system that stand in for ours: under `family` its fonts, by the names that systems know them
 * by, and for each range of weights the size in hundredths at which the site's text of that weight is as wide in
 * them as in ours. A face for each weight, because ours grow wider with their weight and these have two.
 */
const STAND_INS = [
  {
    // STIX was drawn after Times, so Times keeps its line breaks best.
    family: 'STIX Fallback',
    like: STIX,
    regular: ['TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
    bold: ['TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
    sizes: { 400: 105.1, 600: 105.6, 700: 109.1 },
  },
  {
    family: 'STIX Noto',
    like: STIX,
    regular: ['Noto Serif', 'NotoSerif-Regular'],
    bold: ['NotoSerif-Bold'],
    sizes: { 400: 88.5, 600: 89.6, 700: 92.4 },
  },
  {
    family: 'STIX DejaVu',
    like: STIX,
    regular: ['DejaVu Serif'],
    bold: ['DejaVu Serif Bold'],
    sizes: { 400: 82.1, 600: 80, 700: 83.2 },
  },
  {
    family: 'Atkinson Fallback',
    like: ATKINSON,
    regular: ['ArialMT', 'Liberation Sans', 'Arimo'],
    bold: ['Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    sizes: { 400: 99, 500: 102.3, '600 650': 97.2, 700: 99.4 },
  },
  {
    family: 'Atkinson Roboto',
    like: ATKINSON,
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto-Bold'],
    sizes: { 400: 99.5, 500: 102.6, '600 650': 102.9, 700: 104.8 },
  },
  {
    family: 'Atkinson DejaVu',
    like: ATKINSON,
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    sizes: { 400: 87.1, 500: 90.3, '600 650': 81.6, 700: 83.3 },
  },
];

/**
 * Faces for the fonts that a reader's system has, shaped so that the page does not move when ours take their place:
 * as wide, and with their line of writing as high. The families of app/tokens.css name them. How wide ours are was
 * measured on the site's own text; that of all lines together is what sizes can match, so late-fonts.spec.ts
 * measures what moves all the same.
 */
export function drawStandIns(): StylePart[] {
  return STAND_INS.flatMap(({ family, like, regular, bold, sizes }) =>
    Object.entries(sizes).map(([weights, size]) => {
      const names = Number.parseInt(weights, 10) < 600 ? regular : bold;
      const text = [
        `font-family:"${family}"`,
        `font-weight:${weights}`,
        `src:${names.map((name) => `local("${name}")`).join()}`,
        `ascent-override:${scale(like.ascent, size)}%`,
        `descent-override:${scale(like.descent, size)}%`,
        `size-adjust:${size}%`,
      ].join(';');
      return { kind: 'named', sort: 'font-face', name: family, text: `@font-face{${text}}` };
    }),
  );
}

/** A metric as it has to be told of a font that is set at another size; whole, since a hundredth is not seen. */
function scale(metric: number, size: number): number {
  return Math.round((metric / size) * 100);
}
