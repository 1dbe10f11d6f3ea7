/** `npx tsx scripts/write-tokens.ts`: writes the colours of app/tokens.css to lib/figures, where drawings read them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const COLOR = /--color-([\w-]+):\s*(?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\))?;/g;

/** The colours of app/tokens.css by token name: those of the light theme, and those that the dark theme changes. */
export function toColors(css: string): Record<'light' | 'dark', Record<string, string>> {
  const light: Record<string, string> = {};
  const dark: Record<string, string> = {};
  for (const [, name = '', value = '', darkValue] of css.matchAll(COLOR)) {
    light[name] = value;
    if (darkValue) dark[name] = darkValue;
  }
  return { light, dark };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const [theme, colors] of Object.entries(toColors(readFileSync('app/tokens.css', 'utf8'))))
    writeFileSync(`lib/figures/${theme}-colors.json`, `${JSON.stringify(colors, null, 2)}\n`);
