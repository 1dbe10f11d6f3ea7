import { sequences } from '@/content/sequences';
import { INK } from './art-residues';
import { type LayoutName, layouts } from './layouts';
import { ART_HEIGHT, ART_WIDTH } from './paths';
import { createRandom, hashText } from './random';
import type { Palette } from './shapes';

/**
 * 'light' reads the page's colours where it stands in a page (SVG <use>) and falls back to the light
 * ones in an image file; 'dark' is the image for dark pages.
 */
export type ArtTheme = 'light' | 'dark';

/** What a picture is made from; the same slug and tags always give the same picture. */
export type ArtSubject = { slug: string; tags: readonly string[] };

/** Flat grounds; the last is deep in both themes, so outlines on it turn light. */
const GROUNDS: Record<ArtTheme, readonly string[]> = {
  light: ['#d8e6e3', '#f3e7c6', '#f3dfcf', '#d6e4ee', '#e0e6d6', '#0a363b'],
  dark: ['#12312f', '#2d2611', '#33201a', '#13283a', '#1f2a1a', '#0e3a40'],
};
const DEEP_GROUND = 5;

const ON_LIGHT: Palette = {
  edge: `var(--color-art-edge,${INK})`,
  accent: 'var(--color-accent,#a4470c)',
};
const ON_DARK: Palette = { edge: '#e7efed', accent: '#f5a86f' };

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
  const ground = (seed >>> 16) % GROUNDS.light.length;
  const palette = theme === 'dark' || ground === DEEP_GROUND ? ON_DARK : ON_LIGHT;
  const { letters, other } = toSubject(subject);
  const drawing = layouts[toLayout(subject)]({
    letters,
    other: other?.letters,
    random: createRandom(seed),
    palette,
  });
  const fill =
    theme === 'dark'
      ? GROUNDS.dark[ground]
      : `var(--color-art-${ground + 1},${GROUNDS.light[ground]})`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ART_WIDTH} ${ART_HEIGHT}" width="${ART_WIDTH}" height="${ART_HEIGHT}">`,
    `<g id="${ART_ID}" font-family="var(--font-sans,Arial,'Liberation Sans',sans-serif)" font-weight="600" text-anchor="middle">`,
    `<rect width="${ART_WIDTH}" height="${ART_HEIGHT}" fill="${fill}"/>`,
    drawing,
    `<path d="${scaleTicks()}" stroke="${palette.edge}" stroke-opacity=".55" stroke-width="1.5"/></g></svg>`,
  ].join('');
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
function scaleTicks(): string {
  return Array.from({ length: 61 }, (_, index) => {
    const length = index % 10 === 0 ? 22 : index % 5 === 0 ? 14 : 8;
    return `M${index * 20} ${ART_HEIGHT}v-${length}`;
  }).join('');
}
