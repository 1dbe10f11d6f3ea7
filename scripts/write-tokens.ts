/** `npx tsx scripts/write-tokens.ts`: writes the colours of app/tokens.css to lib/figures, where drawings read them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { toColors } from './token-colors';

for (const [theme, colors] of Object.entries(toColors(readFileSync('app/tokens.css', 'utf8'))))
  writeFileSync(`lib/figures/${theme}-colors.json`, `${JSON.stringify(colors, null, 2)}\n`);
