/** Where the icons for tabs and home screens are: pictures of app/icon.svg, in public. */
const FOLDER = '/images/app';

/**
 * The icons that every page links: a picture for browsers without SVG icons, the SVG, and Apple's. Next.js links
 * app/icon.svg by itself only where the metadata names no icons.
 */
export const PAGE_ICONS = {
  icon: [
    { url: '/favicon.ico', sizes: '32x32' },
    { url: '/icon.svg', type: 'image/svg+xml' },
  ],
  apple: `${FOLDER}/apple-180.png`,
};

/** The icons of a web app manifest. A maskable one is filled to its corners, which a system may crop. */
export const MANIFEST_ICONS = (
  [
    ['192', 192, 'any'],
    ['512', 512, 'any'],
    ['maskable-512', 512, 'maskable'],
  ] as const
).map(([name, size, purpose]) => ({
  src: `${FOLDER}/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
}));
