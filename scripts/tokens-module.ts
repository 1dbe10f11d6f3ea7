const COLOR = /--color-([\w-]+):\s*(#[0-9a-f]{6});/g;

/**
 * The source of lib/figures/tokens.ts from that of app/tokens.css: the colours of the light theme, and
 * those that the dark theme changes.
 */
export function toTokensModule(css: string): string {
  const [light = '', dark = ''] = css.split('.dark {');
  return [
    '// Written from app/tokens.css by `npx tsx scripts/write-tokens.ts`.\n',
    '/** The colours of the light theme by the names of their tokens. */',
    `export const lightColors = ${toRecord(light)} as const;\n`,
    '/** Those that the dark theme changes. */',
    `export const darkColors = ${toRecord(dark)} as const;\n`,
    '/** The name of a colour, without the --color- of its token. */',
    'export type ColorToken = keyof typeof lightColors;\n',
  ].join('\n');
}

function toRecord(block: string): string {
  const entries = [...block.matchAll(COLOR)].map(
    ([, name = '', value]) => `  ${name.includes('-') ? `'${name}'` : name}: '${value}',\n`,
  );
  return `{\n${entries.join('')}}`;
}
