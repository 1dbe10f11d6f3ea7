import type { Page } from 'playwright/test';
import { readLayoutShift } from './transfer';

const PACKAGES = 'node_modules/@fontsource';

/** The fallbacks for our fonts on each kind of system, and npm fonts with the same glyph widths. */
const SYSTEMS = [
  {
    name: 'Windows, macOS and most of Linux',
    serif: { family: 'STIX Fallback', file: toFile('tinos') },
    sans: { family: 'Atkinson Fallback', file: toFile('arimo') },
  },
  {
    name: 'Android',
    serif: { family: 'STIX Noto', file: toFile('noto-serif') },
    sans: { family: 'Atkinson Roboto', file: toRoboto },
  },
];

type StandIn = (typeof SYSTEMS)[number]['sans'];

function toFile(name: string): (isBold: boolean) => string {
  return (isBold) => `${PACKAGES}/${name}/files/${name}-latin-${isBold ? 700 : 400}-normal.woff2`;
}

/** A variable font with all weights; the @font-face rule limits it to one. */
function toRoboto(): string {
  return `${PACKAGES}-variable/roboto/files/roboto-latin-wght-normal.woff2`;
}

const ADDRESS = '/stand-ins/';

/** Serves the font files that `drawFaces` refers to. Call it before opening a page. */
export async function serveStandIns(page: Page): Promise<void> {
  await page.route(`**${ADDRESS}**`, (route) =>
    route.fulfill({ path: new URL(route.request().url()).pathname.slice(ADDRESS.length) }),
  );
}

/**
 * Measures the layout shift of a page on each system when our fonts replace their fallbacks. The width is set before
 * the page opens, because for half a second after a resize the browser attributes shifts to the user. The page's own
 * fallback @font-face rules are copied, with a file in place of the local font names, and its families are switched.
 */
export async function measureLateFonts(
  page: Page,
  path: string,
  width: number,
): Promise<{ at: string; shift: number }[]> {
  await page.setViewportSize({ width, height: 844 });
  await page.goto(path);
  const html = await page.content();
  const style = SYSTEMS.flatMap(({ serif, sans }) => [
    drawFaces(html, serif),
    drawFaces(html, sans),
  ]);
  await page.addStyleTag({ content: style.join('') });
  await page.evaluate(async () => {
    const standIns = [...document.fonts].filter(({ family }) => family.includes('Late '));
    await Promise.all([...standIns.map((face) => face.load()), document.fonts.ready]);
  });
  const found: { at: string; shift: number }[] = [];
  for (const { name, serif, sans } of SYSTEMS) {
    await setFamilies(page, `"Late ${serif.family}"`, `"Late ${sans.family}"`);
    const before = await readLayoutShift(page);
    await setFamilies(page, '', '');
    found.push({ at: `${name}, ${width} px`, shift: (await readLayoutShift(page)) - before });
  }
  return found;
}

/** The page's @font-face rules of one fallback family, renamed and with a file as source. */
function drawFaces(html: string, { family, file }: StandIn): string {
  const faces = html
    .match(/@font-face\{[^}]*\}/g)
    ?.map((face) => face.replaceAll('"', ''))
    .filter((face) => face.includes(`font-family:${family};`));
  if (!faces?.length) throw new Error(`no face of ${family} in the page`);
  return faces
    .map((face) => {
      const weight = Number(/font-weight:(\d+)/.exec(face)?.[1]);
      return face
        .replace(family, `Late ${family}`)
        .replace(/src:[^;]+/, `src:url(${ADDRESS}${file(weight >= 600)})`);
    })
    .join('');
}

/** Sets the font families of a page; empty strings restore its own. */
export async function setFamilies(page: Page, serif: string, sans: string): Promise<void> {
  await page.evaluate(
    (families) => {
      for (const [name, value] of families) document.documentElement.style.setProperty(name, value);
    },
    [
      ['--font-serif', serif],
      ['--font-sans', sans],
    ] as const,
  );
}
