import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeCutFonts } from '@/lib/platform/cut-fonts';

const MONO =
  'node_modules/@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2';
const SHEET =
  '@font-face{font-family:Mono;font-weight:400 700;src:url(../media/mono.abc.woff2)format("woff2")}@font-face{font-family:Stand;src:local("Arial")}';

/** Cuts one font for a site with this text; gives the faces and the files that were written. */
async function cut(text: string, css = SHEET) {
  const files: Record<string, Buffer> = {
    '/_next/static/chunks/a.css': Buffer.from(css),
    '/_next/static/chunks/a.js': Buffer.from('"×"'),
    '/_next/static/media/mono.abc.woff2': readFileSync(MONO),
  };
  const written: Record<string, Buffer> = {};
  const faces = await writeCutFonts({
    pages: ['index'],
    readHtml: () => `<p>${text}</p>`,
    assets: Object.keys(files),
    readAsset: (address) => files[address] ?? Buffer.from(''),
    writeAsset: (address, data) => {
      written[address] = data;
    },
  });
  return { faces, written };
}

test('a font is cut to what the site shows, and its face taken out of the sheet', async () => {
  const { faces, written } = await cut('Aµ');
  const { '/_next/static/chunks/a.css': sheet, ...fonts } = written;
  const [[address = '', font = Buffer.from('')] = []] = Object.entries(fonts);
  expect(String(sheet)).toBe('@font-face{font-family:Stand;src:local("Arial")}');
  expect(address).toMatch(/^\/_next\/static\/media\/mono\.[0-9a-f]{8}\.woff2$/);
  expect(font.toString('latin1', 0, 4)).toBe('wOF2');
  expect(font.length).toBeLessThan(readFileSync(MONO).length * 0.75);
  expect(faces).toEqual([
    {
      kind: 'other',
      text: `@font-face{font-family:"Mono Cut";src:url(${address});font-weight:400 700;font-display:swap}`,
    },
  ]);
});

test('the font of the fields holds what is typed as well', async () => {
  const sheet = SHEET.replace('family:Mono', 'family:Atkinson');
  const size = async (css: string) => {
    const { written } = await cut('A', css);
    const [, font] = Object.entries(written).find(([name]) => name.endsWith('.woff2')) ?? [];
    return font?.length ?? 0;
  };
  expect(await size(sheet)).toBeGreaterThan(await size(SHEET));
});

test('the same characters give the same file, others another', async () => {
  const [one, same, other] = await Promise.all([cut('é'), cut('éé'), cut('éü')]);
  expect(Object.keys(same.written)).toEqual(Object.keys(one.written));
  expect(Object.keys(other.written)).not.toEqual(Object.keys(one.written));
});

test.each([
  ['that is not there', SHEET.replace('mono.abc', 'none')],
  ['without weights', SHEET.replace('font-weight:400 700;', '')],
])('a font %s ends the build', async (_name, css) => {
  await expect(cut('A', css)).rejects.toThrow('lib/platform/README.md');
});
