import type { Page } from 'playwright/test';
import { readLayoutShift } from './transfer';

const PACKAGES = 'node_modules/@fontsource';

/** What stands in for our fonts on each kind of system, and fonts of the same widths that npm has. */
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

/** One file of all weights, which a face of one weight holds to that. */
function toRoboto(): string {
  return `${PACKAGES}-variable/roboto/files/roboto-latin-wght-normal.woff2`;
}

const ADDRESS = '/stand-ins/';

/** Answers the addresses that the faces of `addStandIns` have. Call it before opening a page. */
export async function serveStandIns(page: Page): Promise<void> {
  await page.route(`**${ADDRESS}**`, (route) =>
    route.fulfill({ path: new URL(route.request().url()).pathname.slice(ADDRESS.length) }),
  );
}

/**
 * How far a page moves on each system when our fonts take the place of what stands in for them. It is opened at its
 * width: for half a second after a change of width the browser takes any movement to be the reader's own doing. The
 * page's own faces are taken, with a file in place of the names that a system knows its fonts by, and its families
 * switched.
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

/** The faces that stand in a page for one family, of files and under a name of their own. */
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

/** Has a page set its text in other families; empty ones bring its own back. */
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
