import { sequences } from '@/content/sequences';
import type { Palette } from './bead';
import { pageColor } from './colors';
import { countUp } from './geometry';
import { ART_HEIGHT, ART_WIDTH } from './image-paths';
import { type LayoutName, layouts } from './layouts/layouts';
import { createRandom, hashText } from './random';
import { rectangle, stroke } from './shapes';
import { group, toSvgFile } from './svg';
import { darkColors, lightColors } from './tokens';

/**
 * 'light' reads the page's colours where it stands in a page (SVG <use>) and falls back to the light
 * ones in an image file; 'dark' is the image for dark pages.
 */
export type ArtTheme = 'light' | 'dark';

/** What a picture is made from; the same slug and tags always give the same picture. */
export type ArtSubject = { slug: string; tags: readonly string[] };

/** Flat grounds; the last is deep in both themes, so outlines on it turn light. */
const GROUNDS = ['art-1', 'art-2', 'art-3', 'art-4', 'art-5', 'art-6'] as const;
const DEEP_GROUND = 'art-6';

const ON_LIGHT: Palette = { edge: pageColor('art-edge'), accent: pageColor('accent') };
const ON_DARK: Palette = { edge: darkColors['art-edge'], accent: lightColors['deep-accent'] };

const FONT = "var(--font-sans,Arial,'Liberation Sans',sans-serif)";
const LETTERING = { fontFamily: FONT, fontWeight: 600, textAnchor: 'middle' };

/** The id of the drawing inside its file. */
const ART_ID = 'art';

/** The compositions of each tag; the first tag that stands here decides, the slug's hash picks among them. */
const LAYOUTS_BY_TAG: readonly (readonly [tag: string, names: readonly LayoutName[]])[] = [
  ['Comparison', ['align']],
  ['GLP-1', ['helix', 'decay']],
  ['BPC-157', ['extended', 'repair']],
  ['Weight Loss', ['decay', 'helix']],
  ['Recovery', ['repair', 'extended', 'climb']],
  ['Longevity', ['rings', 'cycle']],
  ['Performance', ['climb', 'extended', 'rings']],
  ['Clinical', ['forest', 'lanes']],
  ['Neurological', ['branch', 'helix']],
  ['Immune System', ['branch', 'cycle']],
  ['Wellness', ['cycle', 'rings']],
  ['Research', ['lanes', 'forest', 'extended']],
];
const OTHER_LAYOUTS: readonly LayoutName[] = ['extended', 'climb', 'rings'];

/** Letters of the alphabet that are no amino acid, and what stands in for each. */
const STAND_INS: Record<string, string> = { b: 'd', j: 'l', o: 'k', u: 'c', x: 'g', z: 'e' };

type Subject = { letters: string; name?: string; other?: { letters: string; name: string } };

/** The drawn hero of an article as SVG text, 1200 x 630. */
export function drawHeroArt(subject: ArtSubject, theme: ArtTheme): string {
  const seed = hashText(subject.slug);
  // High bits: the low ones of neighbouring slugs fall on the same ground too often.
  const ground = GROUNDS[(seed >>> 16) % GROUNDS.length] ?? DEEP_GROUND;
  const palette = theme === 'dark' || ground === DEEP_GROUND ? ON_DARK : ON_LIGHT;
  const { letters, other } = toSubject(subject);
  const drawing = layouts[toLayout(subject)]({
    letters,
    other: other?.letters,
    random: createRandom(seed),
    palette,
  });
  const canvas = { x: 0, y: 0, width: ART_WIDTH, height: ART_HEIGHT };
  return toSvgFile(
    { viewBox: `0 0 ${ART_WIDTH} ${ART_HEIGHT}`, width: ART_WIDTH, height: ART_HEIGHT },
    group(
      { id: ART_ID, fill: 'none', ...LETTERING },
      rectangle(canvas, { fill: theme === 'dark' ? darkColors[ground] : pageColor(ground) }),
      drawing,
      stroke(toRuler(), { color: palette.edge, width: 1.5, opacity: 0.55 }),
    ),
  );
}

/** What a hero shows, in words, for its caption and its text alternative. */
export function describeHeroArt(subject: ArtSubject): string {
  const { name, other } = toSubject(subject);
  const chain = name
    ? `The residues of ${name}`
    : 'The article’s address in one-letter amino-acid codes';
  switch (toLayout(subject)) {
    case 'align':
      return `${name ? `Part of ${name}` : chain} above, ${other ? other.name : 'the same letters in reverse'} below. A solid rule joins residues of the same class.`;
    case 'helix':
      return `${chain}, wound into a helix. An illustration, not a measured structure.`;
    case 'decay':
      return `${chain}, along a curve that falls by the same share in each step. An illustration, not measured data.`;
    case 'repair':
      return `${chain}, as two fragments and the bond between them. An illustration.`;
    case 'rings':
      return `${chain}, laid out as growth rings. An illustration.`;
    case 'climb':
      return `${chain}, as a climbing chain. An illustration.`;
    case 'forest':
      return `${chain}, set out like the estimates and intervals of a forest plot. An illustration, not trial data.`;
    case 'branch':
      return `${chain}, as a branching tree. An illustration.`;
    case 'cycle':
      return `${chain}, closed into a ring. An illustration, not a measured structure.`;
    case 'lanes':
      return `${chain}, among the bands of a gel. An illustration, not a measured gel.`;
    case 'extended':
      return `${chain}, as an extended chain of beads joined by amide bonds. An illustration, not a measured structure.`;
  }
}

/** The composition of a picture. */
export function toLayout({ slug, tags }: ArtSubject): LayoutName {
  const names = LAYOUTS_BY_TAG.find(([tag]) => tags.includes(tag))?.[1] ?? OTHER_LAYOUTS;
  return names[(hashText(slug) >>> 8) % names.length] ?? 'extended';
}

/** A known peptide is drawn as itself; otherwise the slug is spelled in one-letter codes. */
function toSubject({ slug, tags }: ArtSubject): Subject {
  const texts = [slug, ...tags.map((tag) => tag.toLowerCase())];
  const [first, second] = Object.entries(sequences).filter(([key]) =>
    texts.some((text) => text.includes(key)),
  );
  if (first) {
    const [, { name, residues }] = first;
    return {
      name,
      letters: residues,
      other: second && { name: second[1].name, letters: second[1].residues },
    };
  }
  const letters = [...slug.replace(/[^a-z]/g, '')].map((letter) =>
    (STAND_INS[letter] ?? letter).toUpperCase(),
  );
  return { letters: letters.slice(0, 44).join('') || 'GAVL' };
}

/** The ruler along the lower edge: a tick every 20 units, longer every 5th and 10th. */
function toRuler(): string {
  return countUp(61)
    .map((index) => {
      const length = index % 10 === 0 ? 22 : index % 5 === 0 ? 14 : 8;
      return `M${index * 20} ${ART_HEIGHT}v-${length}`;
    })
    .join('');
}
